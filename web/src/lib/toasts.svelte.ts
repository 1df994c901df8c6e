/** Short messages at the edge of the page that go away by themselves. */

export interface Toast {
  id: number;
  text: string;
  bad: boolean;
}

const SHOWN = 7000; // milliseconds

let toasts = $state<Toast[]>([]);
let last = 0;

export function currentToasts(): Toast[] {
  return toasts;
}

export function dismiss(id: number): void {
  toasts = toasts.filter((toast) => toast.id !== id);
}

export function tell(text: string, { bad = false } = {}): void {
  const id = ++last;
  // The same words once more only renew the message.
  toasts = [...toasts.filter((toast) => toast.text !== text), { id, text, bad }].slice(-3);
  setTimeout(() => dismiss(id), SHOWN);
}

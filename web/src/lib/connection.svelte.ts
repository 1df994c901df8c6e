/** One reader's connection to one game: keeps the newest table, the log, and itself alive. */
import { tick } from "svelte";
import { SvelteMap } from "svelte/reactivity";

import { currentLanguage } from "./i18n.svelte";
import { Reel } from "./reel.svelte";
import {
  VERSION,
  type ClientMessage,
  type ErrorMessage,
  type HistoryMessage,
  type Language,
  type LogLine,
  type Refusal,
  type SeatNumber,
  type SeatStatus,
  type ServerMessage,
  type TableMessage,
  type WelcomeMessage,
  type WhyMessage,
} from "./protocol";

export type Status = "connecting" | "open" | "lost" | "refused" | "closed";

interface Flight {
  question: string;
  option: number;
  stored: boolean; // acknowledged: it stands, whatever becomes of this connection
}

type Past = { type: "history"; moment: number } | { type: "look"; line: number };

const FIRST_WAIT = 400; // milliseconds before the first new attempt; doubled each time
const LONGEST_WAIT = 10_000;
const PING_EVERY = 25_000;
const PONG_WITHIN = 10_000;
const CONTEXT = 30; // lines of the log that are wanted before the one that is looked at
/** Refusals of a hello that may be different in a moment. */
const PASSING = new Set(["store", "too-fast", "too-slow", "full", "internal"]);

export class Connection {
  status = $state<Status>("connecting");
  refusal = $state<ErrorMessage | null>(null); // why there is no way in
  welcome = $state.raw<WelcomeMessage | null>(null);
  table = $state.raw<TableMessage | null>(null);
  seats = $state.raw<SeatStatus[]>([]);
  log = $state.raw<LogLine[]>([]); // without gaps; the first may have a number above 0
  traces = new SvelteMap<number, Refusal[]>();
  why = $state.raw<WhyMessage | null>(null);
  past = $state.raw<HistoryMessage | null>(null);
  flight = $state<Flight | null>(null); // the choice that the server has not answered yet
  since = $state(0); // the first line of the log after this seat's last decision
  fresh = $state.raw<LogLine[]>([]); // what the newest table added to the log while we were looking
  asksEarlier = $state(false);
  readonly reel = new Reel(this);

  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #pongTimer: ReturnType<typeof setTimeout> | undefined;
  #greeted = false; // this socket was welcomed
  #anew = true; // the next table is the first after hello or speak: its log lines are no news
  #eyes: SeatNumber | null | undefined; // in a finished game: whose eyes were asked for
  #pastWanted: Past | null = null;
  #pastAsked = false;

  constructor(
    readonly game: string,
    readonly token: string,
    readonly onerror: (error: ErrorMessage) => void,
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  close(): void {
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.status = "closed";
    this.reel.pause();
    this.#drop();
  }

  // --- What the reader may say ---

  choose(question: string, option: number): void {
    if (this.flight) return;
    this.flight = { question, option, stored: false };
    this.since = this.#end();
    this.#send({ type: "choose", question, option });
  }

  undo(): void {
    this.#send({ type: "undo" });
  }

  askWhy(): void {
    this.why = null;
    this.#send({ type: "why" });
  }

  askTrace(line: number): void {
    if (!this.traces.has(line)) this.#send({ type: "trace", line });
  }

  askEarlier(): void {
    const first = this.log[0]?.line ?? 0;
    if (first === 0 || this.asksEarlier) return;
    this.asksEarlier = this.#send({ type: "log", before: first });
  }

  look(moment: number): void {
    this.#want({ type: "history", moment });
  }

  lookAtLine(line: number): void {
    this.#want({ type: "look", line });
  }

  /** Only the newest wish matters while a slider moves: one question is on its way at a time. */
  #want(past: Past): void {
    this.#pastWanted = past;
    if (!this.#pastAsked) this.#askPast();
  }

  lookAtNow(): void {
    this.#pastWanted = null;
    this.past = null;
  }

  speak(lang: Language, eyes: SeatNumber | null | undefined = this.#eyes): void {
    this.#eyes = eyes;
    this.#anew = true;
    this.traces.clear();
    this.why = null;
    this.#send(eyes === undefined ? { type: "speak", lang } : { type: "speak", lang, seat: eyes });
    if (this.#pastWanted) this.#askPast();
  }

  // --- The socket ---

  #connect(): void {
    this.#drop();
    const address = new URL(`/api/2/games/${encodeURIComponent(this.game)}/ws`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    address.hash = "";
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#greeted = false;
    socket.onopen = () => {
      this.#anew = true;
      const hello = { type: "hello", version: VERSION, token: this.token, lang: currentLanguage() } as const;
      this.#send(this.#eyes === undefined ? hello : { ...hello, seat: this.#eyes });
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket && typeof event.data === "string") this.#receive(event.data);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#pinger);
    clearTimeout(this.#pongTimer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #lost(): void {
    this.#drop();
    if (this.status === "refused" || this.status === "closed") return;
    this.status = "lost";
    this.asksEarlier = false;
    this.#pastAsked = false;
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** The network is back, or somebody looks at the page again: no reason to wait any longer. */
  #hurry = (): void => {
    if (this.status === "lost" && document.visibilityState === "visible") this.#connect();
  };

  #send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #beat(): void {
    clearInterval(this.#pinger);
    this.#pinger = setInterval(() => {
      this.#send({ type: "ping" });
      clearTimeout(this.#pongTimer);
      this.#pongTimer = setTimeout(() => this.#lost(), PONG_WITHIN);
    }, PING_EVERY);
  }

  // --- What the server says ---

  #receive(data: string): void {
    const received = performance.now();
    const message = JSON.parse(data) as ServerMessage;
    switch (message.type) {
      case "welcome":
        this.#greeted = true;
        this.welcome = message;
        this.status = "open";
        this.#wait = FIRST_WAIT;
        this.#beat();
        break;
      case "table":
        this.#draw(message);
        void measure(received);
        break;
      case "ack":
        if (this.flight?.question === message.question) this.flight.stored = true;
        break;
      case "seats":
        this.seats = message.seats;
        break;
      case "log":
        this.asksEarlier = false;
        if (message.start + message.lines.length === this.log[0]?.line) this.log = [...message.lines, ...this.log];
        this.#askLogOfPast();
        break;
      case "trace":
        this.traces.set(message.line, message.steps);
        break;
      case "why":
        this.why = message;
        break;
      case "history":
        this.#pastAsked = false;
        if (this.#pastWanted === null) break; // back at the present already
        this.past = message;
        this.reel.opening = false;
        this.#askLogOfPast();
        if (!answers(message, this.#pastWanted)) this.#askPast();
        break;
      case "error":
        this.#refused(message);
        break;
      case "pong":
        clearTimeout(this.#pongTimer);
        break;
    }
  }

  #draw(table: TableMessage): void {
    const before = this.#end();
    const first = this.#anew && this.table === null;
    const kept = this.log.filter(({ line }) => line < table.log_start);
    const joins = kept.length > 0 && kept[kept.length - 1]!.line === table.log_start - 1;
    this.log = joins && !this.#anew ? [...kept, ...table.log] : table.log;
    if (first) this.since = this.#end();
    this.fresh = first ? [] : table.log.filter(({ line }) => line >= before);
    if (this.since > this.#end()) this.since = this.#end(); // an undo took lines back
    this.table = table;
    if (this.why?.question !== table.question?.id) this.why = null;
    if (this.flight) {
      if (this.flight.question !== table.question?.id) this.flight = null;
      // The answer was lost with the old connection, and nobody has answered since: say it once more.
      else if (this.#anew && !this.flight.stored) {
        const { question, option } = this.flight;
        this.#send({ type: "choose", question, option });
      }
    }
    this.#anew = false;
    this.#askLogOfPast();
    if (first) this.reel.open();
    else if (this.#pastWanted && !this.#pastAsked && !(this.past && answers(this.past, this.#pastWanted)))
      this.#askPast(); // the question was lost on the way
  }

  #refused(error: ErrorMessage): void {
    this.flight = null;
    this.asksEarlier = false;
    this.#pastAsked = false;
    if (this.reel.opening) this.reel.toNow(); // better the end of the game than nothing
    if (error.closing && (error.code === "elsewhere" || (!this.#greeted && !PASSING.has(error.code)))) {
      this.status = "refused";
      this.refusal = error;
      this.#drop();
      return;
    }
    this.onerror(error);
  }

  #askPast(): void {
    if (this.#pastWanted) this.#pastAsked = this.#send(this.#pastWanted);
  }

  /** Whoever leafs back sees the log of that time, fetched as far as needed. */
  #askLogOfPast(): void {
    if (this.past && (this.log[0]?.line ?? 0) > Math.max(0, this.past.log_end - CONTEXT)) this.askEarlier();
  }

  /** The number that the next line of the log will have. */
  #end(): number {
    const last = this.log[this.log.length - 1];
    return last ? last.line + 1 : 0;
  }
}

function answers(past: HistoryMessage, wanted: Past): boolean {
  return wanted.type === "look" ? past.log_end === wanted.line + 1 : past.moment === wanted.moment;
}

/** How long it took from the server's word to the picture, for whoever asks the browser's timeline. */
async function measure(start: number): Promise<void> {
  await tick();
  requestAnimationFrame(() => {
    const channel = new MessageChannel(); // its message comes after the frame is painted
    channel.port1.onmessage = () => performance.measure("lawbound:draw", { start, end: performance.now() });
    channel.port2.postMessage(null);
  });
}

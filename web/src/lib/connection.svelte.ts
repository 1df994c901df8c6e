/** One reader's connection to one game: keeps the newest table, the log, and itself alive. */
import { tick } from "svelte";
import { SvelteMap } from "svelte/reactivity";

import { currentLanguage } from "./i18n.svelte";
import type { LastTable } from "./lasttable";
import { Reel } from "./reel.svelte";
import {
  VERSION,
  type AheadMessage,
  type Also,
  type ClientMessage,
  type ErrorMessage,
  type HintMessage,
  type HistoryMessage,
  type Language,
  type LogLine,
  type PetitionStatus,
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
  then: number[]; // answers to what follows
  sweep: boolean; // and all others with it
  stored: boolean; // acknowledged: it stands, whatever becomes of this connection
}

const FIRST_WAIT = 400; // milliseconds before the first new attempt; doubled each time
const LONGEST_WAIT = 10_000;
const PING_EVERY = 25_000;
const PONG_WITHIN = 10_000;
const CONTEXT = 30; // lines of the log that are wanted before the one that is looked at
const KEPT = 8; // tables of the past that are kept for a moment
/** Refusals of a hello that may be different in a moment. */
const PASSING = new Set(["store", "too-fast", "too-slow", "full", "internal"]);

export class Connection {
  status = $state<Status>("connecting");
  refusal = $state<ErrorMessage | null>(null); // why there is no way in
  welcome = $state.raw<WelcomeMessage | null>(null);
  table = $state.raw<TableMessage | null>(null);
  seats = $state.raw<SeatStatus[]>([]);
  petition = $state.raw<PetitionStatus | null>(null); // somebody's wish to take back
  also = $state.raw<readonly Also[]>([]); // what options of the question do besides what they say
  log = $state.raw<LogLine[]>([]); // without gaps; the first may have a number above 0
  traces = new SvelteMap<number, Refusal[]>();
  why = $state.raw<WhyMessage | null>(null);
  ahead = $state.raw<AheadMessage | null>(null); // of the question that waits, once it is known
  hint = $state.raw<HintMessage | null>(null); // what the tutor of a lesson says to the question
  past = $state.raw<HistoryMessage | null>(null);
  flight = $state<Flight | null>(null); // the choice that the server has not answered yet
  since = $state(0); // the first line of the log after this seat's last decision
  fresh = $state.raw<LogLine[]>([]); // what the newest table added to the log while we were looking
  asksEarlier = $state(false);
  remembered = $state(false); // what is seen is what this browser saw last: the server has not answered yet
  readonly reel = new Reel(this);

  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #pongTimer: ReturnType<typeof setTimeout> | undefined;
  #greeted = false; // this socket was welcomed
  #anew = true; // the next table is the first after hello or speak: its log lines are no news
  #eyes: SeatNumber | null | undefined; // in a finished game: whose eyes were asked for
  #wanted: number | null = null; // the line that is looked at
  #asked = false; // for a table of the past: one question is on its way at a time
  #ready = new Map<number, HistoryMessage>(); // by line
  #stale = 0; // answers on their way that are of another language, other eyes, or what was taken back

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

  /** Something to look at until the server answers; nobody is asked anything. */
  recall({ welcome, table, seats, log }: LastTable): void {
    if (this.table) return;
    this.remembered = true;
    this.welcome = welcome;
    this.seats = seats;
    this.log = log;
    this.table = { ...table, question: null, can_undo: false };
  }

  // --- What the reader may say ---

  choose(question: string, option: number, { then = [], sweep = false }: { then?: readonly number[]; sweep?: boolean } = {}): void {
    if (this.flight) return;
    this.flight = { question, option, then: [...then], sweep, stored: false };
    this.since = this.#end();
    this.reel.heard();
    this.#say(this.flight);
  }

  #say({ question, option, then, sweep }: Flight): void {
    this.#send({ type: "choose", question, option, ...(then.length ? { then } : {}), ...(sweep ? { sweep } : {}) });
  }

  /** Whatever has been seen since; among people, ask them. */
  takeBack(choices: number): void {
    this.#send({ type: "take_back", choices });
  }

  /** The answer to somebody's wish to take back; no to one's own withdraws it. */
  consent(agree: boolean): void {
    this.#send({ type: "consent", agree });
  }

  undo(): void {
    this.#send({ type: "undo" });
  }

  askWhy(): void {
    this.why = null;
    this.#send({ type: "why" });
  }

  askHint(): void {
    this.#send({ type: "hint" });
  }

  askTrace(line: number): void {
    if (!this.traces.has(line)) this.#send({ type: "trace", line });
  }

  askEarlier(): void {
    const first = this.log[0]?.line ?? 0;
    if (first === 0 || this.asksEarlier) return;
    this.asksEarlier = this.#send({ type: "log", before: first });
  }

  /** The table after that line; only the newest wish matters while a slider moves. */
  lookAtLine(line: number): void {
    this.#wanted = line;
    const ready = this.#ready.get(line);
    if (ready) this.#show(ready);
    this.#askPast();
  }

  /** Keep that table in sight until the first look at what came after it, from that line on. */
  hold({ moment, scene }: TableMessage, line: number): void {
    this.fresh = [];
    this.past = { type: "history", moment, scene, log_end: line };
  }

  lookAtNow(): void {
    this.#wanted = null;
    this.past = null;
  }

  speak(lang: Language, eyes: SeatNumber | null | undefined = this.#eyes): void {
    this.#eyes = eyes;
    this.#anew = true;
    this.traces.clear();
    this.why = null;
    this.#send(eyes === undefined ? { type: "speak", lang } : { type: "speak", lang, seat: eyes });
    this.#forgetPast();
    this.#askPast();
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
    this.asksEarlier = this.#asked = false;
    this.#stale = 0;
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
        this.petition = message.petition ?? null;
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
      case "ahead":
        if (message.question !== null && message.question === this.table?.question?.id) this.ahead = message;
        break;
      case "foreseen":
        if (message.question === this.table?.question?.id) this.also = message.also;
        break;
      case "hint":
        this.hint = message;
        break;
      case "history":
        if (this.#stale > 0) this.#stale -= 1;
        else this.#looked(message);
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
    const first = this.#anew && (this.table === null || this.remembered);
    const last = first ? null : this.table;
    this.remembered = false;
    const kept = this.log.filter(({ line }) => line < table.log_start);
    const joins = kept.length > 0 && kept[kept.length - 1]!.line === table.log_start - 1;
    this.log = joins && !this.#anew ? [...kept, ...table.log] : table.log;
    if (first) this.since = this.#end();
    this.fresh = first ? [] : table.log.filter(({ line }) => line >= before);
    if (this.since > this.#end()) this.since = this.#end(); // an undo took lines back
    if (table.log_start < before && !this.#anew) this.#forgetPast();
    if (this.#anew || this.table?.question?.id !== table.question?.id) this.#foresee(table);
    this.table = table;
    // Whoever has missed more than they are told sees the table as it is.
    if (last && table.log_start <= before) this.reel.hear(this.fresh, last);
    if (this.why?.question !== table.question?.id) this.why = null;
    this.#askAhead(table);
    if (this.hint?.question !== table.question?.id) this.hint = null;
    if (this.flight) {
      if (this.flight.question !== table.question?.id) this.flight = null;
      // The answer was lost with the old connection, and nobody has answered since: say it once more.
      else if (this.#anew && !this.flight.stored) {
        this.#say(this.flight);
      }
    }
    this.#anew = false;
    this.#askLogOfPast();
    if (first) this.reel.open();
    else this.#askPast(); // the question may have been lost on the way
  }

  #foresee({ question }: TableMessage): void {
    this.also = [];
    if (question && question.choices.length > 1) this.#send({ type: "foresee" });
  }

  #refused(error: ErrorMessage): void {
    this.flight = null;
    this.asksEarlier = false;
    const looked = this.#asked;
    this.#asked = false;
    if (this.reel.opening) this.reel.toNow(); // better the end of the game than nothing
    if (error.closing && (error.code === "elsewhere" || (!this.#greeted && !PASSING.has(error.code)))) {
      this.status = "refused";
      this.refusal = error;
      this.#drop();
      return;
    }
    if (looked && this.reel.showing) this.reel.toNow(); // what cannot be shown must not keep the question back
    else this.onerror(error);
  }

  /** What each place of the table says to the new question; in another language it says it otherwise. */
  #askAhead({ question }: TableMessage): void {
    if (this.ahead?.question === question?.id && !this.#anew) return;
    this.ahead = null;
    if (question) this.#send({ type: "ahead" });
  }

  /** The line that is looked at; while it is played forward, the one after it too. */
  #askPast(): void {
    if (this.#asked || this.#wanted === null) return;
    const next = this.reel.playing && this.#wanted + 1 < this.#end() ? [this.#wanted + 1] : [];
    const line = [this.#wanted, ...next].find((each) => !this.#ready.has(each));
    if (line !== undefined) this.#asked = this.#send({ type: "look", line });
  }

  #forgetPast(): void {
    this.#ready.clear();
    if (this.#asked) this.#stale += 1;
    this.#asked = false;
  }

  #looked(past: HistoryMessage): void {
    this.#asked = false;
    if (this.#wanted === null) return; // back at the present already
    const line = past.log_end - 1;
    this.#ready.delete(line);
    this.#ready.set(line, past);
    for (const oldest of [...this.#ready.keys()].slice(0, -KEPT)) this.#ready.delete(oldest);
    if (line !== this.#wanted + 1) this.#show(past);
    this.#askPast();
  }

  #show(past: HistoryMessage): void {
    this.past = past;
    this.reel.opening = false;
    this.#askLogOfPast();
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

/** How long it took from the server's word to the picture, for whoever asks the browser's timeline. */
async function measure(start: number): Promise<void> {
  await tick();
  requestAnimationFrame(() => {
    const channel = new MessageChannel(); // its message comes after the frame is painted
    channel.port1.onmessage = () => performance.measure("lawbound:draw", { start, end: performance.now() });
    channel.port2.postMessage(null);
  });
}

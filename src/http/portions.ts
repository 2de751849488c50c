/** Who asks: an account whose key is remembered, or else a network address. */
export interface Asker {
  readonly name: string;
  readonly isKnown: boolean;
}

/** How much of what askers want is taken up. */
export interface Portion {
  /** Pieces begun in one turn of the event loop. */
  readonly begun: number;
  /** Pieces under way at a time; a piece that takes long leaves its place to the next after `placeMs`. */
  readonly places: number;
  readonly placeMs: number;
  /** While known askers are at work: the least time between two pieces, so that most turns are free of strangers; default none. */
  readonly paceMs?: number;
}

/** How long after its last piece a known asker counts as at work, ms. */
const AT_WORK_MS = 1_000;

/** A piece of work. */
export interface Piece {
  /** Begins it; `done` is called when it is over. */
  readonly begin: (done: () => void) => void;
  /** Whether whoever asked has left: then its turn goes to the next at once. */
  readonly isLeft: () => boolean;
}

/**
 * Work that arrives in bursts, taken up in small portions: so many pieces a turn of the event loop. Askers take turns, so that a
 * burst of one does not starve the next, and those that are known do not wait for strangers: before a known asker there is at
 * most one portion of strangers. Between turns new connections are accepted and answers are sent.
 */
export class Portions {
  readonly #known: Lane;
  readonly #strangers: Lane;
  #isPlanned = false;
  #knownAt = Number.NEGATIVE_INFINITY;

  /** @param portions  of askers that are known, and of all others together, however many ask */
  constructor({ known, strangers }: { readonly known: Portion; readonly strangers: Portion }) {
    const again = (): void => this.#plan();
    const isPaced = (): boolean => performance.now() - this.#knownAt < AT_WORK_MS;
    this.#known = new Lane(known, again, () => false);
    this.#strangers = new Lane(strangers, again, isPaced);
  }

  /** Does the piece now, or in its turn. */
  add({ name, isKnown }: Asker, piece: Piece): void {
    this.#plan();
    if (isKnown) this.#knownAt = performance.now();
    const lane = isKnown ? this.#known : this.#strangers;
    if (lane.hasRoom()) lane.begin(piece);
    else lane.wait(name, piece);
  }

  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setImmediate(() => this.#turn());
  }

  #turn(): void {
    this.#isPlanned = false;
    this.#known.turn();
    this.#strangers.turn();
    if (this.#known.canGoOn() || this.#strangers.canGoOn()) this.#plan();
  }
}

/** Pieces that wait, by who asked for them. */
class Lane {
  readonly #portion: Portion;
  /** Called when a piece that waits may begin. */
  readonly #onPlace: () => void;
  readonly #waiting = new Map<string, Piece[]>();
  readonly #isPaced: () => boolean;
  #left: number;
  #underWay = 0;
  #begunAt = Number.NEGATIVE_INFINITY;
  #isResting = false;

  constructor(portion: Portion, onPlace: () => void, isPaced: () => boolean) {
    this.#portion = portion;
    this.#onPlace = onPlace;
    this.#isPaced = isPaced;
    this.#left = portion.begun;
  }

  /** Whether one more may begin at once. */
  hasRoom(): boolean {
    return this.#left > 0 && this.#waiting.size === 0 && this.#hasPlace() && this.#restMs() === 0;
  }

  begin(piece: Piece): void {
    this.#left--;
    this.#begunAt = performance.now();
    this.#underWay++;
    let isOver = false;
    const done = (): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      this.#underWay--;
      if (this.canGoOn()) this.#onPlace();
    };
    const timer = setTimeout(done, this.#portion.placeMs).unref();
    piece.begin(done);
  }

  wait(name: string, piece: Piece): void {
    const own = this.#waiting.get(name);
    if (own) own.push(piece);
    else this.#waiting.set(name, [piece]);
  }

  /** Whether the next turn may begin a piece; where it may not yet, the turn is asked for when it may. */
  canGoOn(): boolean {
    if (this.#waiting.size === 0 || !this.#hasPlace()) return false;
    const restMs = this.#restMs();
    if (restMs === 0) return true;
    if (this.#isResting) return false;
    this.#isResting = true;
    setTimeout(() => {
      this.#isResting = false;
      this.#onPlace();
    }, restMs);
    return false;
  }

  /** Milliseconds until the next piece may begin. */
  #restMs(): number {
    const { paceMs } = this.#portion;
    if (paceMs === undefined || !this.#isPaced()) return 0;
    return Math.max(0, this.#begunAt + paceMs - performance.now());
  }

  /** Begins the pieces of a new turn: one of each asker in order, and again where there is room. */
  turn(): void {
    this.#left = this.#portion.begun;
    while (this.#left > 0 && this.#hasPlace() && this.#restMs() === 0) {
      const piece = this.#next();
      if (!piece) return;
      this.begin(piece);
    }
  }

  /** The next piece that somebody still waits for; its asker goes to the end of the row. */
  #next(): Piece | undefined {
    for (const [name, own] of this.#waiting) {
      this.#waiting.delete(name);
      const at = own.findIndex((piece) => !piece.isLeft());
      if (at === -1) continue;
      const piece = own[at];
      own.splice(0, at + 1);
      if (own.length > 0) this.#waiting.set(name, own);
      return piece;
    }
    return undefined;
  }

  #hasPlace(): boolean {
    return this.#underWay < this.#portion.places;
  }
}

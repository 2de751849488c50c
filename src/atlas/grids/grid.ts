import * as z from 'zod';
import type { GridEntry } from '../../../config/grids.ts';
import type { GridReply } from '../../connectors/formats/gridLine.ts';
import {
  healthOfEmbedded,
  type EmbeddedCard,
  type SourceHealth,
} from '../../connectors/pipeline/health.ts';
import type { TileCache } from './gridFile.ts';
import { GridUnfit, type GridGeometry } from './gridGeometry.ts';
import { kindOf, UNIT, type GridKind } from './gridKinds.ts';
import { GridLayers, type LayerOf, type LayerValue } from './gridLayers.ts';

/** One of the operator's grids. */
export interface OneGrid {
  readonly entry: GridEntry;
  /** Bands that are asked together. */
  readonly layers: readonly LayerOf[];
  readonly isRemote: boolean;
  /** Why the file may not be read at all. */
  readonly closed: string | undefined;
  readonly tiles: TileCache;
  readonly clock: { now(): number };
  readonly log: (event: object) => void;
}

/** POLICY: how long a file that could not be opened, or a tile that could not be read, is not tried again, ms. */
const REOPEN_MS = 60_000;
const FAILURE_MS = 10_000;
const LATE = Symbol('late');
const at = z.object({ lat: z.number(), lon: z.number() });

/** One of the operator's grids as a source: what it says of itself, of a place, and how it fares. */
export class Grid {
  card: EmbeddedCard;
  readonly #parts: OneGrid;
  readonly #kind: GridKind;
  #file: GridLayers | undefined;
  #opening: Promise<void> | undefined;
  #openedAt = '';
  #quietUntilMs = 0;
  #reason: string | null;
  readonly #counts = { calls: 0, failures: 0 };
  #lastCallMs: number | null = null;
  #lastSuccessMs: number | null = null;

  constructor(parts: OneGrid) {
    this.#parts = parts;
    this.#kind = kindOf(parts.entry);
    this.#reason = parts.closed ?? null;
    this.card = cardOf(parts.entry, this.#kind, undefined);
  }

  /** Why the grid can never serve as it is; undefined where it does, or may later. */
  async open(): Promise<string | undefined> {
    const { entry, layers, isRemote, closed, tiles, clock, log } = this.#parts;
    if (closed !== undefined) return undefined;
    try {
      const { noData, scale, offset, unit } = entry;
      const { isClass = false, isPossible } = this.#kind;
      this.#file = await GridLayers.open(layers, {
        noData,
        scale,
        offset,
        unit,
        factor: UNIT[unit],
        isHeight: entry.dataset === 'elevation',
        ...(isPossible === undefined ? {} : { isPossible }),
        tiles,
        isClass,
      });
      this.#openedAt = new Date(clock.now()).toISOString();
      this.#reason = null;
      this.card = cardOf(entry, this.#kind, this.#file.geometry);
      return undefined;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      this.#failed(why, REOPEN_MS);
      log({ event: 'grid_failed', grid: entry.id, reason: why });
      if (isRemote && !(error instanceof GridUnfit)) return undefined;
      return `${entry.id}: ${error instanceof GridUnfit ? why : `the file cannot be read as a GeoTIFF (${why})`}`;
    }
  }

  /** See `GridLine`. */
  ask(
    query: unknown,
    signal: AbortSignal | undefined,
  ): GridReply | undefined | Promise<GridReply | undefined> {
    const place = at.safeParse(query).data;
    if (place === undefined) return undefined;
    const { closed, clock } = this.#parts;
    if (closed !== undefined) return this.#missing(closed);
    if (this.#file?.covers(place) === false) return undefined;
    if (clock.now() < this.#quietUntilMs) return this.#missing(this.#reason ?? 'it failed lately');
    if (this.#file !== undefined) return this.#read(this.#file, place, signal);
    this.#opening ??= this.open().then(() => (this.#opening = undefined));
    return inTime(this.#opening, signal).then((opened) =>
      opened === LATE
        ? this.#missing('no answer within the time allowed')
        : this.ask(query, signal),
    );
  }

  #read(
    file: GridLayers,
    place: z.output<typeof at>,
    signal: AbortSignal | undefined,
  ): GridReply | Promise<GridReply> {
    const value = file.valuesAt(place);
    if (!(value instanceof Promise)) return this.#say(value, file, place);
    this.#counts.calls++;
    this.#lastCallMs = this.#parts.clock.now();
    return inTime(value, signal).then(
      (read) => {
        if (read === LATE) return this.#missing('no answer within the time allowed');
        this.#lastSuccessMs = this.#parts.clock.now();
        this.#reason = null;
        return this.#say(read, file, place);
      },
      (error: unknown) => {
        this.#failed(error instanceof Error ? error.message : String(error), FAILURE_MS);
        return this.#missing(this.#reason ?? '');
      },
    );
  }

  #say(
    values: readonly LayerValue[],
    { geometry }: GridLayers,
    place: z.output<typeof at>,
  ): GridReply {
    if (values.every((one) => one === undefined)) return this.#missing('no data here');
    const answer = this.#kind.answer(values, { ...place, geometry });
    if (answer === undefined) return this.#missing('its table knows nothing here');
    const checked = this.#kind.dataset.answer.safeParse(answer);
    if (!checked.success) return this.#missing(`the value ${values.join(', ')} here is impossible`);
    const { id, asOf } = this.card;
    return { value: checked.data, source: id, asOf, retrievedAt: this.#openedAt, status: 'cached' };
  }

  #missing(why: string): GridReply {
    const { id } = this.#parts.entry;
    return { missing: `${id}: ${why}`, source: id };
  }

  #failed(why: string, quietMs: number): void {
    this.#counts.failures++;
    this.#reason = why;
    this.#quietUntilMs = this.#parts.clock.now() + quietMs;
  }

  health(): SourceHealth {
    const isDown = this.#file === undefined;
    const seconds = this.#lastSuccessMs && (this.#parts.clock.now() - this.#lastSuccessMs) / 1000;
    return {
      ...healthOfEmbedded(this.card),
      ...this.#counts,
      status: isDown ? 'down' : this.#reason === null ? 'operational' : 'degraded',
      reason: this.#reason,
      lastCallAt: isoOrNull(this.#lastCallMs),
      lastSuccessAt: isoOrNull(this.#lastSuccessMs),
      secondsSinceSuccess: seconds === null ? null : Math.round(seconds),
    };
  }

  async close(): Promise<void> {
    await this.#file?.close();
  }
}

const isoOrNull = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

/** What a promise comes to, or `LATE` where the caller's time is up before. */
function inTime<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T | typeof LATE> {
  if (signal === undefined) return promise;
  return new Promise((resolve, reject) => {
    const leave = (): void => resolve(LATE);
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    promise
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', leave))
      .catch(() => undefined);
  });
}

function cardOf(
  entry: GridEntry,
  kind: GridKind,
  geometry: GridGeometry | undefined,
): EmbeddedCard {
  const { id, title, provider, home, licence, attribution, date } = entry;
  return {
    kind: 'embedded',
    id,
    title,
    category: 'environmental',
    provider,
    home,
    licence,
    attribution: kind.rest === undefined ? attribution : `${attribution}. ${kind.rest}`,
    cadence: 'as the operator replaces it',
    coverage: geometry === undefined ? 'not known until the file is read' : extentOf(geometry),
    dataset: kind.dataset,
    asOf: `${date}T00:00:00Z`,
  };
}

function extentOf({ west, north, pixelWidth, pixelHeight, width, height }: GridGeometry): string {
  const show = (degrees: number) => String(Number(degrees.toFixed(4)));
  const [east, south] = [west + width * pixelWidth, north - height * pixelHeight];
  return `longitude ${show(west)} to ${show(east)}, latitude ${show(south)} to ${show(north)}, pixels of ${show(pixelHeight * 3600)}"`;
}

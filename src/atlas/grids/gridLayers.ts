import { basename } from 'node:path';
import { GridFile, type TileCache } from './gridFile.ts';
import { GridUnfit, type GridGeometry } from './gridGeometry.ts';
import type { NumbersOf } from './gridNumbers.ts';
import { RangeFailure } from './rangeClient.ts';

/** A band of a file. */
export interface LayerOf {
  /** An absolute path, or an address beginning with http:// or https://. */
  readonly source: string;
  /** From 1. */
  readonly band: number;
}

export type LayerValue = number | undefined;

/** Several bands, of one file or of several, that are asked together: what a map says of one place at several return periods. */
export class GridLayers {
  readonly #files: readonly GridFile[];
  readonly #isClass: boolean;

  private constructor(files: readonly GridFile[], isClass: boolean) {
    this.#files = files;
    this.#isClass = isClass;
  }

  /** Opens all of them, or none. @throws as `GridFile.open` */
  static async open(
    layers: readonly LayerOf[],
    { isClass, ...parts }: NumbersOf & { tiles: TileCache; isClass: boolean },
  ): Promise<GridLayers> {
    const files: GridFile[] = [];
    try {
      for (const layer of layers)
        files.push(await GridFile.open({ ...layer, ...parts }).catch(withName(layer.source)));
    } catch (error) {
      await Promise.all(files.map((file) => file.close()));
      throw error;
    }
    return new GridLayers(files, isClass);
  }

  /** Where the pixels of the first lie. */
  get geometry(): GridGeometry {
    const [first] = this.#files;
    if (first === undefined) throw new Error('a grid without layers');
    return first.geometry;
  }

  /** Whether the point lies on any of them. */
  covers(at: { readonly lat: number; readonly lon: number }): boolean {
    return this.#files.some((file) => file.covers(at));
  }

  /** Values in the order of the layers; undefined where one has no data. Plain where all tiles are in memory. */
  valuesAt(at: {
    readonly lat: number;
    readonly lon: number;
  }): readonly LayerValue[] | Promise<readonly LayerValue[]> {
    const values = this.#files.map((file) => file.valueAt(at, this.#isClass));
    const isAtHand = (list: readonly unknown[]): list is LayerValue[] =>
      list.every((value) => !(value instanceof Promise));
    return isAtHand(values) ? values : Promise.all(values.map((value) => Promise.resolve(value)));
  }

  async close(): Promise<void> {
    await Promise.all(this.#files.map((file) => file.close()));
  }
}

/** Says of an error which file it is about: the name alone, for the query of an address may hold a key. */
const withName = (source: string) => (error: unknown) => {
  if (error instanceof RangeFailure) throw error;
  const name = basename(source.replace(/[?#].*$/, ''));
  const said = error instanceof Error ? error.message : String(error);
  throw error instanceof GridUnfit
    ? new GridUnfit(`${name}: ${said}`)
    : new Error(`${name}: ${said}`, { cause: error });
};

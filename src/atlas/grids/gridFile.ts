import { stat } from 'node:fs/promises';
import {
  fromCustomClient,
  fromFile,
  type GeoTIFF,
  type GeoTIFFImage,
  type TypedArray,
} from 'geotiff';
import type { LRUCache } from 'lru-cache';
import { valueOfPixels, type NumbersOf, type ValueOf } from './gridNumbers.ts';
import { RangeClient, RangeFailure } from './rangeClient.ts';
import {
  bilinear,
  geometryOf,
  GridUnfit,
  pixelsAt,
  type GridGeometry,
  type WeighedPixel,
} from './gridGeometry.ts';

/** A piece of a band; `null` where the file left it out. */
export interface Tile {
  readonly values: TypedArray | null;
}

export type TileCache = LRUCache<string, Tile>;

interface GridFileParts extends NumbersOf {
  /** An absolute path, or an address beginning with http:// or https://. */
  readonly source: string;
  /** From 1. */
  readonly band: number;
  readonly tiles: TileCache;
}

/** A file of geographic pixels, opened once and read by ranges; tiles that were read are kept by their weight. */
export class GridFile {
  readonly geometry: GridGeometry;
  readonly #tiff: GeoTIFF;
  readonly #image: GeoTIFFImage;
  readonly #parts: GridFileParts;
  readonly #valueOf: ValueOf;
  readonly #reading = new Map<string, Promise<Tile>>();

  private constructor(
    { tiff, image, valueOf }: { tiff: GeoTIFF; image: GeoTIFFImage; valueOf: ValueOf },
    parts: GridFileParts,
  ) {
    this.#tiff = tiff;
    this.#image = image;
    this.#valueOf = valueOf;
    this.#parts = parts;
    this.geometry = geometryOf(image, parts.band);
  }

  /**
   * Opens a file.
   *
   * @throws GridUnfit where it can never serve as it is; any other error where it cannot be read (now)
   */
  static async open(parts: GridFileParts): Promise<GridFile> {
    const tiff = isAddress(parts.source)
      ? await fromCustomClient(new RangeClient(parts.source))
      : await fromFile(parts.source);
    try {
      const image = await tiff.getImage();
      if (await hasMask(tiff))
        throw new GridUnfit(
          'the file marks missing pixels by a mask; a value is wanted: gdal_translate -of COG -mask none -a_nodata VALUE IN OUT',
        );
      geometryOf(image, parts.band);
      const valueOf = await valueOfPixels(image, parts.band, parts);
      const file = new GridFile({ tiff, image, valueOf }, parts);
      await file.#isWhole();
      return file;
    } catch (error) {
      await tiff.close();
      throw error;
    }
  }

  /** Whether the point lies on the grid. */
  covers(at: { readonly lat: number; readonly lon: number }): boolean {
    return pixelsAt(this.geometry, at) !== undefined;
  }

  /**
   * The value at a point between the centres of pixels, scaled and in the unit of the answer.
   *
   * Neighbours without data are left out; where the nearest pixel has none, there is no value.
   *
   * @param isClass  numbers are names of classes: the nearest pixel's
   * @returns undefined: no data. Plain where the tiles are in memory
   * @throws where a tile cannot be read
   */
  valueAt(
    at: { readonly lat: number; readonly lon: number },
    isClass = false,
  ): number | undefined | Promise<number | undefined> {
    const place = pixelsAt(this.geometry, at);
    if (place === undefined) return undefined;
    const around = bilinear(this.geometry, place);
    const pixels = isClass ? around.slice(0, 1) : around;
    const tiles = pixels.map((pixel) => this.#tileOf(pixel));
    const isAtHand = (list: readonly (Tile | Promise<Tile>)[]): list is Tile[] =>
      list.every((tile) => !(tile instanceof Promise));
    if (isAtHand(tiles)) return this.#mix(pixels, tiles);
    return Promise.all(tiles.map((tile) => Promise.resolve(tile))).then((read) =>
      this.#mix(pixels, read),
    );
  }

  #mix(pixels: readonly WeighedPixel[], tiles: readonly Tile[]): number | undefined {
    let sum = 0;
    let weights = 0;
    for (const [index, { column, row, weight }] of pixels.entries()) {
      const { tileWidth, tileHeight, width } = this.geometry;
      const across = Math.min(tileWidth, width - Math.floor(column / tileWidth) * tileWidth);
      const pixel = tiles[index]?.values?.[(row % tileHeight) * across + (column % tileWidth)];
      const value = pixel === undefined ? undefined : this.#valueOf(pixel);
      if (value === undefined) {
        if (index === 0) return undefined;
        continue;
      }
      sum += weight * value;
      weights += weight;
    }
    return sum / weights;
  }

  #tileOf({ column, row }: WeighedPixel): Tile | Promise<Tile> {
    const tileX = Math.floor(column / this.geometry.tileWidth);
    const tileY = Math.floor(row / this.geometry.tileHeight);
    const key = `${this.#parts.source} ${this.#parts.band} ${tileX} ${tileY}`;
    const kept = this.#parts.tiles.get(key);
    if (kept !== undefined) return kept;
    const reading =
      this.#reading.get(key) ??
      this.#read(tileX, tileY).then((tile) => {
        this.#parts.tiles.set(key, tile);
        return tile;
      });
    if (!this.#reading.has(key)) {
      this.#reading.set(key, reading);
      const forget = (): void => void this.#reading.delete(key);
      void reading.then(forget, forget);
    }
    return reading;
  }

  async #read(tileX: number, tileY: number): Promise<Tile> {
    if (await this.#isLeftOut(tileX, tileY)) return { values: null };
    const { tileWidth, tileHeight, width, height } = this.geometry;
    const window = [
      tileX * tileWidth,
      tileY * tileHeight,
      Math.min(width, (tileX + 1) * tileWidth),
      Math.min(height, (tileY + 1) * tileHeight),
    ];
    const [values] = await this.#image
      .readRasters({ window, samples: [this.#parts.band - 1], interleave: false })
      .catch((error: unknown) => {
        throw error instanceof RangeFailure ? error : new Error(UNREADABLE, { cause: error });
      });
    if (values === undefined || typeof values === 'number') throw new Error('the tile is empty');
    return { values };
  }

  /** A sparse file leaves tiles out: they have no data, whatever their filling would be. */
  async #isLeftOut(tileX: number, tileY: number): Promise<boolean> {
    return Number(await this.#placeOf('ByteCounts', tileX, tileY)) === 0;
  }

  /** Where a piece begins in the file, or how long it is, bytes. */
  async #placeOf(what: 'Offsets' | 'ByteCounts', tileX: number, tileY: number): Promise<number> {
    const { tileWidth, tileHeight, width, height } = this.geometry;
    const across = Math.ceil(width / tileWidth);
    const plane =
      this.#image.planarConfiguration === 2
        ? (this.#parts.band - 1) * across * Math.ceil(height / tileHeight)
        : 0;
    const bytes = await this.#image.fileDirectory.loadValueIndexed(
      this.#image.isTiled ? `Tile${what}` : `Strip${what}`,
      plane + tileY * across + tileX,
    );
    return Number(bytes);
  }

  /** A file on this machine must hold its last piece. */
  async #isWhole(): Promise<void> {
    if (isAddress(this.#parts.source)) return;
    const { tileWidth, tileHeight, width, height } = this.geometry;
    const last = [Math.ceil(width / tileWidth) - 1, Math.ceil(height / tileHeight) - 1] as const;
    const end =
      (await this.#placeOf('Offsets', ...last)) + (await this.#placeOf('ByteCounts', ...last));
    const { size } = await stat(this.#parts.source);
    if (end > size)
      throw new GridUnfit(
        `the file is cut short: it has ${size} bytes, its last piece ends at ${end}; copy it again`,
      );
  }

  async close(): Promise<void> {
    await this.#tiff.close();
  }
}

const isAddress = (source: string): boolean => /^https?:/i.test(source);
const UNREADABLE = 'a piece of the file cannot be read: it is damaged or cut short';

/** Bit of NewSubfileType that marks a transparency mask. @source TIFF 6.0 (1992), section 8, NewSubfileType */
const MASK_BIT = 4;

async function hasMask(tiff: GeoTIFF): Promise<boolean> {
  if ((await tiff.getImageCount()) < 2) return false;
  const second = await tiff.getImage(1);
  return (Number(second.fileDirectory.getValue('NewSubfileType') ?? 0) & MASK_BIT) !== 0;
}

import { radians } from '../../../engines/ground/earth/geodesy.ts';
import { readPng, type RgbImage } from './png.ts';
import { within } from './values.ts';

/** About 38 m a pixel at the equator. */
export const TERRARIUM_ZOOM = 12;
const TILE = 256;
/** Where the map projection ends, degrees. */
export const TERRARIUM_MAX_LAT = 85.05;
/** One standard deviation, m. @source Rodríguez et al. (2006), Photogramm. Eng. Remote Sens. 72(3), 249-260: SRTM, the main part of the mosaic, 6 to 9 m at 90 % */
const SIGMA_M = 5;
const METRES_A_PIXEL = 38;

interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** Position on the map of the zoom, in tiles. @source OGC 17-083r4 (2022), WebMercatorQuad */
export function terrariumTile({ lat, lon }: Point): { readonly x: number; readonly y: number } {
  const phi = radians(lat);
  const tiles = 2 ** TERRARIUM_ZOOM;
  return {
    x: (((lon + 180) / 360) * tiles) % tiles,
    y: ((1 - Math.asinh(Math.tan(phi)) / Math.PI) / 2) * tiles,
  };
}

/** Path of a tile below the address of the tiles, and below a folder that keeps them. */
export function terrariumPath(x: number, y: number): string {
  return `terrarium/${TERRARIUM_ZOOM}/${x}/${y}.png`;
}

/** A tile's picture; undefined where the bytes are none. */
export function readTerrarium(bytes: Uint8Array): RgbImage | undefined {
  const image = readPng(bytes);
  return image?.width === TILE && image.height === TILE ? image : undefined;
}

/** What a tile says of a point on it; undefined on the sea floor and where the height cannot be. */
export function terrariumElevation(
  image: RgbImage,
  point: Point,
): { elevationM: number; sigmaM: number; resolutionM: number } | undefined {
  const elevationM = within(heightAt(image, terrariumTile(point)), -500, 9000);
  return elevationM === undefined
    ? undefined
    : { elevationM, sigmaM: SIGMA_M, resolutionM: METRES_A_PIXEL };
}

/** Height of a pixel, m: red, green and blue are 256 m, 1 m and 1/256 m above -32,768 m. */
function heightAt({ width, height, pixels }: RgbImage, { x, y }: { x: number; y: number }): number {
  const column = Math.min(width - 1, Math.floor((x % 1) * TILE));
  const row = Math.min(height - 1, Math.floor((y % 1) * TILE));
  const [red = 0, green = 0, blue = 0] = pixels.subarray((row * width + column) * 3);
  return red * 256 + green + blue / 256 - 32_768;
}

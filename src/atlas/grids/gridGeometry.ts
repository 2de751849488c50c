import type { GeoTIFFImage } from 'geotiff';

/** A file that can never serve as it is; the message says what is wanted. */
export class GridUnfit extends Error {
  override readonly name = 'GridUnfit';
}

/** Where the pixels of a geographic grid lie. Rows go south, columns east; edges, not centres. */
export interface GridGeometry {
  readonly west: number;
  readonly north: number;
  /** Degrees. */
  readonly pixelWidth: number;
  readonly pixelHeight: number;
  readonly width: number;
  readonly height: number;
  readonly tileWidth: number;
  readonly tileHeight: number;
}

/** POLICY: pixels of one tile or strip; a file in larger pieces would be read nearly whole for every point. */
const MOST_TILE_PIXELS = 4 * 1024 * 1024;
/** GeoTIFF keys and codes. @source OGC 19-008r4 (2019), GeoTIFF 1.1, annex B and C */
const GEOGRAPHIC = 2;
const PIXEL_IS_POINT = 2;
/**
 * Systems of longitude and latitude that stand within some 2 m of WGS 84, less than any pixel here: WGS 84 itself (and with heights),
 * NAD83 in four realisations, ETRS89, GDA94 and GDA2020, JGD2000 and JGD2011, SIRGAS 2000, NZGD2000, CGCS2000.
 *
 * @source EPSG registry; IOGP Guidance Note 7-2, null transformations
 */
const AS_WGS84 = new Set([
  4326, 4979, 4269, 4617, 4759, 6318, 4258, 4283, 7844, 4612, 6668, 4674, 4167, 4490,
]);
const WANTED =
  'longitude and latitude on WGS 84 (EPSG:4326) are wanted: gdalwarp -t_srs EPSG:4326 -of COG IN OUT';

/**
 * The geometry of a file's full-resolution image.
 *
 * @throws GridUnfit where it is in another projection, turned, in too large pieces, or without the band
 */
export function geometryOf(image: GeoTIFFImage, band: number): GridGeometry {
  const keys = image.getGeoKeys() ?? {};
  const model: unknown = keys.GTModelTypeGeoKey;
  const code: unknown = keys.GeographicTypeGeoKey;
  if (model !== GEOGRAPHIC)
    throw new GridUnfit(`the file is in a projection (or says none); ${WANTED}`);
  if (typeof code !== 'number' || !AS_WGS84.has(code))
    throw new GridUnfit(`the file is in EPSG:${String(code)}; ${WANTED}`);
  if (band > image.getSamplesPerPixel())
    throw new GridUnfit(`the file has ${image.getSamplesPerPixel()} band(s), not ${band}`);
  const { originX, originY, pixelWidth, pixelHeight } = cornerOf(image);
  if (!(pixelWidth > 0 && pixelHeight > 0))
    throw new GridUnfit(
      `its rows do not go from north to south, or its columns from west to east; ${WANTED}`,
    );
  const shift = keys.GTRasterTypeGeoKey === PIXEL_IS_POINT ? 0.5 : 0;
  const tileHeight = Math.min(image.getTileHeight(), image.getHeight());
  const geometry = {
    west: originX - shift * pixelWidth,
    north: originY + shift * pixelHeight,
    pixelWidth,
    pixelHeight,
    width: image.getWidth(),
    height: image.getHeight(),
    tileWidth: image.getTileWidth(),
    tileHeight,
  };
  if (!isOnEarth(geometry)) throw new GridUnfit(`the file lies outside the earth; ${WANTED}`);
  if (geometry.tileWidth * tileHeight > MOST_TILE_PIXELS)
    throw new GridUnfit(
      `the file is in pieces of ${geometry.tileWidth} by ${tileHeight} pixels; tiles are wanted: gdal_translate -of COG IN OUT`,
    );
  return geometry;
}

/** The corner of the first pixel and the size of all of them, by tags of the file; rows that go north have a negative height. @source OGC 19-008r4 (2019), annex B.6 */
function cornerOf(image: GeoTIFFImage) {
  const tag = (name: 'ModelTransformation' | 'ModelPixelScale' | 'ModelTiepoint'): number[] =>
    Array.from((image.fileDirectory.getValue(name) ?? []) as Iterable<number>);
  const matrix = tag('ModelTransformation');
  const [a = NaN, turnX = 0, , originX = NaN, turnY = 0, e = NaN, , originY = NaN] = matrix;
  if (matrix.length >= 8) {
    if (turnX !== 0 || turnY !== 0) throw new GridUnfit(`the file is turned; ${WANTED}`);
    return { originX, originY, pixelWidth: a, pixelHeight: -e };
  }
  const [pixelWidth, pixelHeight] = tag('ModelPixelScale');
  const [column = 0, row = 0, , x, y] = tag('ModelTiepoint');
  if (pixelWidth === undefined || pixelHeight === undefined || x === undefined || y === undefined)
    throw new GridUnfit(`the file does not say where its pixels lie; ${WANTED}`);
  return {
    originX: x - column * pixelWidth,
    originY: y + row * pixelHeight,
    pixelWidth,
    pixelHeight,
  };
}

function isOnEarth({ west, north, pixelWidth, pixelHeight, width, height }: GridGeometry): boolean {
  const slack = 1.01;
  return (
    north <= 90 + pixelHeight &&
    north - height * pixelHeight >= -90 - pixelHeight &&
    west >= -360 - pixelWidth &&
    west + width * pixelWidth <= 360 + pixelWidth &&
    width * pixelWidth <= 360 * slack
  );
}

/** A point in pixels from the north-west corner, whole numbers at the edges; undefined outside the grid. */
export function pixelsAt(
  { west, north, pixelWidth, pixelHeight, width, height }: GridGeometry,
  { lat, lon }: { readonly lat: number; readonly lon: number },
): { readonly x: number; readonly y: number } | undefined {
  const y = (north - lat) / pixelHeight;
  if (!(y >= 0 && y <= height)) return undefined;
  for (const turn of [0, 360, -360]) {
    const x = (lon + turn - west) / pixelWidth;
    if (x >= 0 && x <= width) return { x, y };
  }
  return undefined;
}

/** A pixel and its share of the value. */
export interface WeighedPixel {
  readonly column: number;
  readonly row: number;
  readonly weight: number;
}

/** The four pixels whose centres surround a point, weighed linearly each way; beyond the outer centres the edge holds. The heaviest first. */
export function bilinear(
  { width, height }: GridGeometry,
  { x, y }: { readonly x: number; readonly y: number },
): readonly WeighedPixel[] {
  const left = Math.floor(x - 0.5);
  const top = Math.floor(y - 0.5);
  const right = x - 0.5 - left;
  const low = y - 0.5 - top;
  const pixels = [0, 1].flatMap((down) =>
    [0, 1].map((across) => ({
      column: Math.min(width - 1, Math.max(0, left + across)),
      row: Math.min(height - 1, Math.max(0, top + down)),
      weight: (across === 1 ? right : 1 - right) * (down === 1 ? low : 1 - low),
    })),
  );
  return pixels.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
}

import type { GeoTIFFImage } from 'geotiff';
import { numberOf, textOf } from '../../connectors/formats/values.ts';
import { GridUnfit } from './gridGeometry.ts';

/** How the operator reads the numbers of a file; what is absent the file says itself. */
export interface NumbersOf {
  readonly noData?: number | undefined;
  readonly scale?: number | undefined;
  readonly offset?: number | undefined;
  /** Unit of the values, and what to multiply them by. */
  readonly unit?: string;
  readonly factor?: number;
  /** Whether heights are meant: above mean sea level. */
  readonly isHeight?: boolean;
  /** Whether a value, multiplied by `factor`, can be at all. */
  isPossible?(this: void, value: number): boolean;
}

/** The value of a pixel; undefined where it has no data. */
export type ValueOf = (pixel: number) => number | undefined;

/** Compressions that are unpacked. @source TIFF 6.0 (1992), tag 259, with its later codes: 8 and 32946 Deflate, 34887 LERC, 50000 Zstandard */
const UNPACKED = new Set([1, 5, 7, 8, 32_773, 32_946, 34_887, 50_000]);

/** Units by the names that files give them. */
const UNITS: readonly (readonly [string, RegExp])[] = [
  ['m', /^(m|met(er|re)s?)$/i],
  ['dm', /^(dm|decimet(er|re)s?)$/i],
  ['cm', /^(cm|centimet(er|re)s?)$/i],
  ['ft', /^(ft|foot|feet|(us|u\.s\.)?[- ]?(survey )?(ft|foot|feet)|ft ?us)$/i],
  ['m/s', /^(m\/s|m s-1|m\.s-1)$/i],
  ['km/s', /^(km\/s|km s-1)$/i],
];
/** EPSG codes of units of length, and of vertical systems in feet: NAVD 88 in US survey and international feet. @source EPSG registry */
const VERTICAL_UNITS: Readonly<Record<number, string>> = { 9001: 'm', 9002: 'ft', 9003: 'ft' };
const VERTICAL_FEET = new Set([6360, 8228]);
/** WGS 84 with heights above the ellipsoid. */
const ELLIPSOIDAL = 4979;

/** POLICY: numbers that stand for no data though a file does not say so, where nothing else bounds the values. */
const USUAL_MARKS = new Set([-9999, -99_999, -32_768, -32_767, -999_999]);
const HUGE = 1e15;

/**
 * How to read the pixels of a band.
 *
 * @throws GridUnfit where the file contradicts the operator, or is packed in a way that is not read
 */
export async function valueOfPixels(
  image: GeoTIFFImage,
  band: number,
  by: NumbersOf,
): Promise<ValueOf> {
  const packing = Number(image.fileDirectory.getValue('Compression') ?? 1);
  if (!UNPACKED.has(packing))
    throw new GridUnfit(
      `the file is compressed in a way that is not read (TIFF code ${packing}): gdal_translate -of COG -co COMPRESS=DEFLATE IN OUT`,
    );
  const said = (await image.getGDALMetadata(band - 1)) ?? {};
  holdUnits(image, said, by);
  const scale = by.scale ?? numberOf(said['SCALE']) ?? 1;
  const offset = by.offset ?? numberOf(said['OFFSET']) ?? 0;
  const { factor = 1, isPossible = isUnmarked } = by;
  const noData = by.noData ?? image.getGDALNoData();
  return (pixel) => {
    // Values of single precision are compared in single precision, as the text of the file's own mark may be shorter.
    const isMark = noData !== null && (pixel === noData || pixel === Math.fround(noData));
    const value = isMark ? NaN : (pixel * scale + offset) * factor;
    return Number.isFinite(value) && isPossible(value) ? value : undefined;
  };
}

const isUnmarked = (value: number): boolean => !USUAL_MARKS.has(value) && Math.abs(value) < HUGE;

function holdUnits(
  image: GeoTIFFImage,
  said: Readonly<Record<string, unknown>>,
  { unit, scale, isHeight = false }: NumbersOf,
): void {
  const keys = image.getGeoKeys() ?? {};
  if (isHeight && Number(keys.GeographicTypeGeoKey) === ELLIPSOIDAL)
    throw new GridUnfit(
      'its heights are above the ellipsoid (EPSG:4979), and heights above mean sea level are wanted: gdalwarp -s_srs EPSG:4979 -t_srs EPSG:4326+5773 IN OUT; where they are above the sea already: gdal_edit.py -a_srs EPSG:4326 FILE',
    );
  const vertical = VERTICAL_FEET.has(Number(keys.VerticalCSTypeGeoKey))
    ? 'ft'
    : VERTICAL_UNITS[Number(keys.VerticalUnitsGeoKey)];
  const name = textOf(said['UNITTYPE']) ?? '';
  const given =
    UNITS.find(([, names]) => names.test(name))?.[0] ?? (isHeight ? vertical : undefined);
  // Who gives a scale says what it leads to.
  if (given !== undefined && unit !== undefined && scale === undefined && given !== unit)
    throw new GridUnfit(
      `the file says that its values are in ${given}, the entry ${unit}: set "unit" to ${given}, or give "scale" where the file is wrong`,
    );
}

import type * as z from 'zod';
import {
  CURVE_YEARS,
  regime as regimes,
  type Regime,
  type seismicHazard,
} from '../../engines/ground/datasets/tectonics.ts';

type Answer = z.output<typeof seismicHazard.answer>;

/** The motions a record holds, in its order. */
export const QUANTITIES = [
  'pga475G',
  'pga2475G',
  'sa02s2475G',
  'sa1s475G',
  'sa1s2475G',
  'pgv475Cmps',
] as const;
export type Quantity = (typeof QUANTITIES)[number];

/** Places in `CURVE_YEARS` that the quantities do not hold. */
const MORE_YEARS = CURVE_YEARS.flatMap((years, at) =>
  years === 475 || years === 2475 ? [] : [at],
);
/** Further means of a record: peak and 1-second acceleration of those return periods. */
const MORE_MEANS = 2 * MORE_YEARS.length;
/** Numbers of a decoded record: means and fractiles, the magnitude, further means. */
export const DECODED = 4 * QUANTITIES.length + 1 + MORE_MEANS;

/** What is known at a node of the map: logarithms, so that maps are read by interpolation in ln. */
export interface MapRecord {
  /** ln of mean, 16, 50 and 84 % in the order of `QUANTITIES`; 24 numbers. */
  readonly ln: Float64Array;
  /** ln of mean peak and 1-second acceleration, g, by `CURVE_YEARS`. */
  readonly lnCurve: { readonly pgaG: Float64Array; readonly sa1sG: Float64Array };
  readonly meanMagnitude: number;
  readonly regime: Regime;
  /** Where stable crust of Europe off the craton leads. */
  readonly motions?: 'europe' | undefined;
}

/** Added to the place of a regime where that crust leads. */
const EUROPE_CODE = 16;

/** Bytes of a record: per quantity two for the mean and three for the fractiles against it, then two a further mean, magnitude and regime. */
export const RECORD_BYTES = QUANTITIES.length * 5 + 2 * MORE_MEANS + 2;
const MORE_AT = QUANTITIES.length * 5;
const TAIL_AT = MORE_AT + 2 * MORE_MEANS;

const MEAN_FLOOR_LN = Math.log(1e-5);
/** 65,535 steps over 16.2 e-foldings: 0.025 % a step. */
const MEAN_STEP = Math.log(1e7) / 65535;
/** 255 steps from a tenth to 2.7 times the mean: 1.3 % a step. */
const RATIO_FLOOR_LN = Math.log(0.1);
const RATIO_STEP = (1 - RATIO_FLOOR_LN) / 255;
const MAGNITUDE_FLOOR = 4;
const MAGNITUDE_STEP = 5.7 / 255;

const clampTo = (value: number, max: number): number =>
  Math.max(0, Math.min(max, Math.round(value)));

const meanCode = (ln: number): number => clampTo((ln - MEAN_FLOOR_LN) / MEAN_STEP, 65535);

/** Writes a record at an offset. */
export function encode(record: MapRecord, into: DataView, offset: number): void {
  QUANTITIES.forEach((_, q) => {
    const mean = record.ln[4 * q];
    into.setUint16(offset + 5 * q, meanCode(mean), true);
    for (let f = 1; f <= 3; f++)
      into.setUint8(
        offset + 5 * q + 1 + f,
        clampTo((record.ln[4 * q + f] - mean - RATIO_FLOOR_LN) / RATIO_STEP, 255),
      );
  });
  const { pgaG, sa1sG } = record.lnCurve;
  MORE_YEARS.forEach((year, i) => {
    into.setUint16(offset + MORE_AT + 2 * i, meanCode(pgaG[year]), true);
    const second = i + MORE_YEARS.length;
    into.setUint16(offset + MORE_AT + 2 * second, meanCode(sa1sG[year]), true);
  });
  const tail = offset + TAIL_AT;
  into.setUint8(tail, clampTo((record.meanMagnitude - MAGNITUDE_FLOOR) / MAGNITUDE_STEP, 255));
  const regime = Math.max(0, regimes.options.indexOf(record.regime));
  into.setUint8(tail + 1, regime + (record.motions ? EUROPE_CODE : 0));
}

/** Where a decoded record holds the mean magnitude. */
export const MAGNITUDE_PLACE = 4 * QUANTITIES.length;

/** Adds a record's logarithms times a weight to a sum of `DECODED` numbers. */
export function addDecoded(
  from: DataView,
  offset: number,
  weight: number,
  sum: Float64Array,
): void {
  for (let q = 0; q < QUANTITIES.length; q++) {
    const mean = MEAN_FLOOR_LN + MEAN_STEP * from.getUint16(offset + 5 * q, true);
    sum[4 * q] = sum[4 * q] + weight * mean;
    for (let f = 1; f <= 3; f++) {
      const ratio = RATIO_FLOOR_LN + RATIO_STEP * from.getUint8(offset + 5 * q + 1 + f);
      sum[4 * q + f] = sum[4 * q + f] + weight * (mean + ratio);
    }
  }
  for (let i = 0; i < MORE_MEANS; i++) {
    const mean = MEAN_FLOOR_LN + MEAN_STEP * from.getUint16(offset + MORE_AT + 2 * i, true);
    sum[MAGNITUDE_PLACE + 1 + i] = sum[MAGNITUDE_PLACE + 1 + i] + weight * mean;
  }
  const magnitude = MAGNITUDE_FLOOR + MAGNITUDE_STEP * from.getUint8(offset + TAIL_AT);
  sum[MAGNITUDE_PLACE] = sum[MAGNITUDE_PLACE] + weight * magnitude;
}

/** The code of what leads at a record: see `leadingOf`. */
export function leadingCodeOf(from: DataView, offset: number): number {
  return from.getUint8(offset + TAIL_AT + 1);
}

/** What leads by its code: a regime, and whether it is the stable crust of Europe off the craton. */
export function leadingOf(code: number): Pick<MapRecord, 'regime' | 'motions'> {
  const regime = regimes.options[code % EUROPE_CODE] ?? 'stable';
  return code < EUROPE_CODE ? { regime } : { regime, motions: 'europe' };
}

/** The regime of a record. */
export function regimeOf(from: DataView, offset: number): Regime {
  return leadingOf(leadingCodeOf(from, offset)).regime;
}

/** The motions of an answer from a sum of logarithms. */
export function motionsFrom(sum: Float64Array): Pick<Answer, Quantity | 'curve'> {
  const at = (q: number) => ({
    mean: Math.exp(sum[4 * q]),
    p16: Math.exp(sum[4 * q + 1]),
    p50: Math.exp(sum[4 * q + 2]),
    p84: Math.exp(sum[4 * q + 3]),
  });
  return {
    pga475G: at(0),
    pga2475G: at(1),
    sa02s2475G: at(2),
    sa1s475G: at(3),
    sa1s2475G: at(4),
    pgv475Cmps: at(5),
    curve: {
      pgaG: curveFrom(sum, { of475: 0, of2475: 1, more: 0 }),
      sa1sG: curveFrom(sum, { of475: 3, of2475: 4, more: MORE_YEARS.length }),
    },
  };
}

/** Motions of the curve: two stand among the quantities, the others behind the magnitude. */
function curveFrom(
  sum: Float64Array,
  { of475, of2475, more }: { of475: number; of2475: number; more: number },
): number[] {
  let next = MAGNITUDE_PLACE + 1 + more;
  return CURVE_YEARS.map((years) => {
    const at = years === 475 ? 4 * of475 : years === 2475 ? 4 * of2475 : next++;
    return Math.exp(sum[at]);
  });
}

/** Shape of the file: a line of JSON, then the records in the order of the nodes. */
export interface MapHeader {
  readonly modelVersion: string;
  readonly stepDeg: number;
  readonly seaStepDeg: number;
  readonly madeOn: string;
  readonly count: number;
}

/** Rows and columns of the fine grid, from the South Pole and from the antimeridian. */
export const ROWS = 361;
export const COLUMNS = 720;
export const STEP_DEG = 0.5;
export const SEA_STEP_DEG = 1;
/** Fine nodes between coarse ones. */
export const SEA_EVERY = SEA_STEP_DEG / STEP_DEG;

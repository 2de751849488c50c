import {
  reliefOfAmericas,
  reliefOfAsiaAndOceania,
  reliefOfEuropeAndAfrica,
  type ReliefCode,
} from '../data/relief.ts';
import { once } from './once.ts';
import { bandsOf, membership, softKmOf } from './shapes.ts';

export type ReliefClass =
  'plain' | 'plateau' | 'hills' | 'low_mountains' | 'high_mountains' | 'ice' | 'ocean';

/**
 * POLICY. Median slope at 30 arc-seconds, and the 90th percentile of slope at 3 arc-seconds within some kilometres, degrees, by
 * class; the medians keep the classes within the site bins that Wald & Allen (2007) show for such ground.
 */
const CLASSES: Readonly<
  Record<
    ReliefCode,
    {
      readonly name: ReliefClass;
      readonly slopeDeg: number;
      readonly p90Deg: number;
      readonly coastKm: number;
    }
  >
> = {
  P: { name: 'plain', slopeDeg: 0.2, p90Deg: 1.5, coastKm: 25 },
  T: { name: 'plateau', slopeDeg: 1, p90Deg: 7, coastKm: 20 },
  H: { name: 'hills', slopeDeg: 2.5, p90Deg: 13, coastKm: 8 },
  L: { name: 'low_mountains', slopeDeg: 6, p90Deg: 24, coastKm: 6 },
  M: { name: 'high_mountains', slopeDeg: 13, p90Deg: 37, coastKm: 5 },
  I: { name: 'ice', slopeDeg: 0.3, p90Deg: 3, coastKm: 150 },
};

/** POLICY. Land that no row covers: low rolling ground, known only as such. */
const UNLISTED = { elevationM: 250, sigmaM: 250, slopeDeg: 0.8, p90Deg: 6, coastKm: 15 };

const reliefRows = once(() => [
  ...reliefOfAmericas,
  ...reliefOfEuropeAndAfrica,
  ...reliefOfAsiaAndOceania,
]);
/** How far from its axis a landform is told, km. */
export const REACH = (halfWidthKm: number) => halfWidthKm + 8 * softKmOf(halfWidthKm);
const reliefBands = once(() =>
  bandsOf(
    reliefRows().map(([, , , , halfWidthKm, axis]) => ({ halfWidthKm, axis })),
    REACH,
  ),
);
/** What the listed landforms say of a place. */
export interface Landforms {
  /** Away from the coast, m; `rise` (0 to 1) brings it down to the sea. */
  readonly elevationM: number;
  readonly sigmaM: number;
  readonly rise: number;
  readonly slopeDeg: number;
  readonly p90Deg: number;
  readonly reliefClass: ReliefClass;
  readonly featureName: string | null;
}

/** Landforms weighted by membership and fineness; what they do not cover is unlisted ground. */
export function landformsAt(lat: number, lon: number, coastDistanceKm: number): Landforms {
  const sum: Sum = { weight: 0, z: 0, z2: 0, slope: 0, p90: 0, coast: 0 };
  let bare = 1;
  let best = { weight: 0, row: -1 };
  reliefBands().each(lat, lon, (row, km) => {
    const form = reliefRows()[row];
    if (!form) return;
    const [, code, elevationM, sigmaM, halfWidthKm] = form;
    const share = membership(km, halfWidthKm, softKmOf(halfWidthKm));
    bare *= 1 - share;
    add(sum, share / halfWidthKm, { elevationM, sigmaM, ...CLASSES[code] });
    if (share / halfWidthKm > best.weight) best = { weight: share / halfWidthKm, row };
  });
  const unlisted = bare ** 3;
  add(sum, sum.weight > 0 ? (sum.weight * unlisted) / (1 - unlisted + 1e-9) : 1, UNLISTED);
  const z = sum.z / sum.weight;
  const rise = 1 - Math.exp(-(coastDistanceKm + 0.2) / Math.exp(sum.coast / sum.weight));
  const slopeDeg = Math.exp(sum.slope / sum.weight);
  const form = bare < 0.5 ? reliefRows()[best.row] : undefined;
  return {
    elevationM: z,
    sigmaM: Math.sqrt(Math.max(1, sum.z2 / sum.weight - z * z)),
    rise,
    slopeDeg,
    p90Deg: Math.exp(sum.p90 / sum.weight),
    reliefClass: form ? CLASSES[form[1]].name : classOfSlope(slopeDeg),
    featureName: form ? form[0] : null,
  };
}

interface Sum {
  weight: number;
  z: number;
  z2: number;
  slope: number;
  p90: number;
  coast: number;
}

type Form = Pick<typeof UNLISTED, keyof typeof UNLISTED>;

function add(
  sum: Sum,
  weight: number,
  { elevationM, sigmaM, slopeDeg, p90Deg, coastKm }: Form,
): void {
  sum.weight += weight;
  sum.z += weight * elevationM;
  sum.z2 += weight * (elevationM ** 2 + sigmaM ** 2);
  sum.slope += weight * Math.log(slopeDeg);
  sum.p90 += weight * Math.log(p90Deg);
  sum.coast += weight * Math.log(coastKm);
}

function classOfSlope(slopeDeg: number): ReliefClass {
  if (slopeDeg < 1) return 'plain';
  return slopeDeg < 4 ? 'hills' : 'low_mountains';
}

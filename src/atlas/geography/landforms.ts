import {
  classOfSlope,
  LandformMixture,
  type MixedGround,
  type ReliefClass,
} from '../../../engines/ground/earth/landformMixture.ts';
import {
  reliefOfAmericas,
  reliefOfAsiaAndOceania,
  reliefOfEuropeAndAfrica,
  type ReliefCode,
} from '../data/relief.ts';
import { reliefOfIslands } from '../data/reliefOfIslands.ts';
import { once } from './once.ts';
import { bandsOf, membership, softKmOf } from './shapes.ts';

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
  A: { name: 'plain', slopeDeg: 0.2, p90Deg: 1.5, coastKm: 25 },
  I: { name: 'ice', slopeDeg: 0.3, p90Deg: 3, coastKm: 150 },
};

/** POLICY. Land that no row covers: low rolling ground, known only as such. */
const UNLISTED = { elevationM: 250, sigmaM: 250, slopeDeg: 0.8, p90Deg: 6, coastKm: 15 };

const reliefRows = once(() => [
  ...reliefOfAmericas,
  ...reliefOfEuropeAndAfrica,
  ...reliefOfAsiaAndOceania,
  ...reliefOfIslands,
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
export interface Landforms extends MixedGround {
  readonly reliefClass: ReliefClass;
  readonly featureName: string | null;
  /** Ground of an atoll, and how far the place belongs to it, 0 to 1; none elsewhere. */
  readonly atoll:
    { readonly elevationM: number; readonly sigmaM: number; readonly share: number } | undefined;
}

/** Landforms weighted by membership and fineness; what they do not cover is unlisted ground. */
export function landformsAt(lat: number, lon: number, coastDistanceKm: number): Landforms {
  const mixture = new LandformMixture();
  let bare = 1;
  let best = { weight: 0, row: -1, share: 0 };
  reliefBands().each(lat, lon, (row, km) => {
    const form = reliefRows()[row];
    if (!form) return;
    const [, code, elevationM, sigmaM, halfWidthKm] = form;
    const share = membership(km, halfWidthKm, softKmOf(halfWidthKm));
    bare *= 1 - share;
    mixture.add(share / halfWidthKm, elevationM, sigmaM, CLASSES[code]);
    if (share / halfWidthKm > best.weight) best = { weight: share / halfWidthKm, row, share };
  });
  const unlisted = bare ** 3;
  const weight = mixture.weight > 0 ? (mixture.weight * unlisted) / (1 - unlisted + 1e-9) : 1;
  mixture.add(weight, UNLISTED.elevationM, UNLISTED.sigmaM, UNLISTED);
  const ground = mixture.at(coastDistanceKm);
  const form = bare < 0.5 ? reliefRows()[best.row] : undefined;
  return {
    ...ground,
    reliefClass: form ? CLASSES[form[1]].name : classOfSlope(ground.slopeDeg),
    featureName: form ? form[0] : null,
    atoll:
      form?.[1] === 'A' ? { elevationM: form[2], sigmaM: form[3], share: best.share } : undefined,
  };
}

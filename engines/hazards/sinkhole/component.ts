import { component, known, notApplicable, unknown } from '../../component.ts';
import { karst, relief, setting } from '../../ground/datasets/terrain.ts';
import type { Anchors } from '../../levels.ts';
import { isKnown } from '../../facts.ts';
import type * as z from 'zod';
import type { Quantity } from '../../schemas.ts';
import { cavitiesAt } from './cavitiesAt.ts';
import { sinkholeRatePerKm2Year } from './sinkholeRate.ts';
import { BACKGROUND_PER_KM2_YEAR, INTERVAL_FACTOR } from './tables.ts';
import { sinkholeLoss } from './sinkholeLoss.ts';

/** POLICY. Quantity to score. */
const ANCHORS: Anchors = [
  [1e-5, 5],
  [1e-4, 20],
  [1e-3, 45],
  [1e-2, 75],
  [0.1, 97],
];

/** What a number that knows soluble rock alone leaves out. */
const CAVITY_WORDS = 'cavities that no karst made, whose collapses are not in this number';

type Karst = z.output<typeof karst.answer>;

/** Sinkholes: yearly probability that a new one opens within a square kilometre. */
export const sinkholeComponent = component({
  name: 'sinkhole',
  words: 'sinkholes',
  anchors: ANCHORS,
  needs: ({ lat, lon }) => ({
    setting: setting({ lat, lon }),
    relief: relief({ lat, lon }),
    karst: karst({ lat, lon }),
  }),
  assess(place, { setting: where, relief: land, karst: rock }) {
    if (isKnown(where) && !where.value.isLand)
      return notApplicable('open water: no ground that could open');
    if (isKnown(land) && land.value.reliefClass === 'ice')
      return notApplicable('ice sheet: no rock near the surface');
    if (!isKnown(rock)) return unknown(rock.missing);
    const rate = rateOf(rock.value);
    const below = cavitiesAt(place);
    const drivers = driversOf(rock.value, rate);
    return known(
      ANCHORS,
      quantityOf(rate),
      below === undefined ? drivers : [...drivers, `${CAVITY_WORDS}: ${below}`],
    );
  },
  loss(_place, { setting: where, relief: land, karst: rock }) {
    if (isKnown(where) && !where.value.isLand) return 'not_applicable';
    if (isKnown(land) && land.value.reliefClass === 'ice') return 'not_applicable';
    return isKnown(rock) ? sinkholeLoss(rateOf(rock.value)) : 'unknown';
  },
  usual: { share: 0.001, lossP90: 5e-8 },
});

function rateOf({
  rock,
  cover,
  dolines,
  distanceKm,
  edgeSigmaKm,
  groundwaterDrawdown,
}: Karst): number {
  return sinkholeRatePerKm2Year({
    rock,
    cover,
    dolines,
    edgeSigmaKm,
    groundwaterDrawdown,
    distanceKm: distanceKm ?? Infinity,
  });
}

function quantityOf(rate: number): Quantity {
  const probability = yearlyProbability(rate);
  return {
    name: 'annual_sinkhole_probability_per_km2',
    value: probability,
    unit: '1/yr/km2',
    p10: yearlyProbability(rate / INTERVAL_FACTOR),
    p50: probability,
    p90: yearlyProbability(rate * INTERVAL_FACTOR),
  };
}

const yearlyProbability = (ratePerYear: number): number => -Math.expm1(-ratePerYear);

function driversOf(
  { rock, cover, dolines, regionName, distanceKm, groundwaterDrawdown }: Karst,
  rate: number,
): string[] {
  if (rock === 'none_mapped' || rate <= BACKGROUND_PER_KM2_YEAR)
    return ['no soluble rock mapped nearby'];
  const where =
    (distanceKm ?? 0) > 0
      ? `${Math.round(distanceKm ?? 0)} km outside the drawn edge of`
      : 'inside';
  const drivers = [
    `${where} ${regionName ?? 'a karst region'}: ${rock} rock, ${cover.replace('_', ' ')}, ${dolines === 'none' ? 'no' : dolines} dolines`,
  ];
  if (groundwaterDrawdown)
    drivers.push('groundwater is drawn down, which opens sinkholes three to ten times as often');
  return drivers;
}

import { heatClimate } from '../../engines/ground/datasets/weatherClimates.ts';
import { embedded } from '../connectors/connector.ts';
import {
  DRY_INDEX_C,
  afternoonsOf,
  hotDaysAt,
  lnSigmaOfHeight,
  type Afternoons,
} from '../../engines/hazards/weather/hotDays.ts';
import { normalsHere } from './climateNormals.ts';
import { heatRows } from './data/heatClimate.ts';
import { once } from './geography/once.ts';
import { terrainAt } from './geography/terrain.ts';
import { nearby, type Blend } from './nearby.ts';
import { apartness, standingAt } from './unlikeness.ts';

const index = nearby(heatRows.map(([, lat, lon]) => ({ lat, lon })));
const BLEND = { coreKm: 40, reachKm: 350 };
/** POLICY. So near a point its height is its own, km. */
const SAME_KM = 20;
/** POLICY. Weight of dry air among the points that know at which temperature the heat index is reached, so that nothing jumps where the last of them ends. */
const DRY_AIR_WEIGHT = 0.02;
/** What the reference points tell of their afternoons, by the normals that a place there would have. */
const prepared = once(() => {
  const standing = heatRows.map(([, lat, lon]) => standingAt(lat, lon));
  const afternoons = heatRows.map(([, lat, lon, above35, above38, index41], i) =>
    afternoonsOf(normalsHere(lat, lon), { above35, above38, index41 }, standing[i].coastKm),
  );
  return { apartFrom: apartness(standing), afternoons };
});

/** Weighted means over the points of a blend; the temperature of the heat index over those that tell of it. */
function blended({ count, indices, weights }: Blend, points: readonly Afternoons[]) {
  let [excess35C, excess38C, spreadC] = [0, 0, 0];
  let telling = DRY_AIR_WEIGHT;
  let indexC = DRY_AIR_WEIGHT * DRY_INDEX_C;
  for (let i = 0; i < count; i++) {
    const point = points[indices[i]];
    const weight = weights[i];
    excess35C += weight * point.excess35C;
    excess38C += weight * point.excess38C;
    spreadC += weight * point.spreadC;
    if (point.index41C === undefined) continue;
    indexC += weight * point.index41C;
    telling += weight;
  }
  return {
    excess35C,
    excess38C,
    spreadC,
    index41C: indexC / telling,
  };
}

/** Days of dangerous heat, from reference points round the world: what their afternoons are beyond their monthly normals is blended, and days are counted with the normals of the place. */
export const heatClimateAtlas = embedded({
  id: 'atlas-heat-climate',
  title: 'Days of dangerous heat at reference points',
  category: 'weather',
  provider: 'Embedded table after national normals and HadISD',
  home: 'https://www.metoffice.gov.uk/hadobs/hadisd/',
  licence: 'Facts; source data public',
  cadence: 'per decade',
  coverage: 'World',
  dataset: heatClimate,
  asOf: '2020-12-31T00:00:00Z',
  answer({ lat, lon }) {
    const { apartFrom, afternoons } = prepared();
    const normals = normalsHere(lat, lon);
    const here = standingAt(lat, lon);
    const blend = index.at(lat, lon, { ...BLEND, apartKm2: apartFrom(here) });
    const days = hotDaysAt(normals, blended(blend, afternoons), here.coastKm);
    return {
      daysAbove35C: days.above35,
      daysAbove38C: days.above38,
      daysHeatIndex41C: days.index41,
      lnSigma: Math.hypot(
        0.3,
        0.6 * (1 - Math.exp(-blend.nearestKm / 200)),
        lnSigmaOfHeight(terrainAt(lat, lon).sigmaM) *
          -Math.expm1(-((blend.nearestKm / SAME_KM) ** 2)),
      ),
      nearestReference: heatRows[blend.nearest]?.[0] ?? null,
      referenceDistanceKm: blend.nearestKm,
    };
  },
});

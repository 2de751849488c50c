import type * as z from 'zod';
import { climateNormals } from '../../ground/datasets/climate.ts';
import { regionalWarming } from '../../ground/datasets/regionalWarming.ts';
import { waterStress } from '../../ground/datasets/catchmentStress.ts';
import { waterStressBaseline } from '../../ground/datasets/waterStress.ts';
import { isKnown, type Fact } from '../../facts.ts';
import { Z90 } from '../../ground/math/normal.ts';
import { indicatorScore } from '../../hazards/waterStress/indicatorScore.ts';
import { vertical } from '../../vertical.ts';
import { plantsNear } from './nearPlants.ts';
import type { CoolingSite } from './plantWater.ts';
import { nexusReport } from './report.ts';
import { nexusInput, nexusReply } from './schemas.ts';
import { WARMING_2050_C } from './tables/parameters.ts';

/** POLICY. Log standard deviation of a catchment's own ratio. */
const CATCHMENT_LN_SIGMA = 0.2;

/** POST /api/v1/energy/water-nexus/score */
export const nexusScore = vertical({
  path: '/api/v1/energy/water-nexus/score',
  title: 'Water for power',
  summary:
    'Water stress, stream temperature and the large thermal plants near a place: what they use, and how many days a year warm or scarce water holds them back.',
  input: nexusInput,
  output: nexusReply,
  needs: ({ lat, lon }) => ({
    climate: climateNormals({ lat, lon }),
    catchment: waterStress({ lat, lon }),
    region: waterStressBaseline({ lat, lon }),
    warming: regionalWarming({ lat, lon }),
  }),
  assess({ lat, lon, radius_km: radiusKm }, { climate, catchment, region, warming }, moment) {
    const place = { lat, lon, radiusKm };
    const found = ratioOf(catchment, region);
    const monthsC = isKnown(climate) ? climate.value.meanTemperatureC : undefined;
    const stress = found && stressOf(found.ratio, found.lnSigma);
    const warmerC = isKnown(warming) ? WARMING_2050_C * warming.value.ratio : undefined;
    const later = isKnown(region) ? region.value.change2050 : 1;
    return nexusReport({
      place,
      plants: plantsNear(place, Number(moment.iso.slice(0, 4))),
      site: { monthsC, stress },
      stress:
        found && stress
          ? {
              score_0_5: stress.score,
              p10: stress.low,
              p90: stress.high,
              ratio: found.ratio,
              source: found.source,
            }
          : null,
      stressReason: found ? undefined : isKnown(region) ? 'arid and hardly used' : region.missing,
      future:
        warmerC === undefined
          ? undefined
          : {
              monthsC: monthsC?.map((airC) => airC + warmerC),
              usualMonthsC: monthsC,
              stress: found && stressOf(found.ratio * later, found.lnSigma),
            },
    });
  },
  cost: 'light',
  model: {
    name: 'water-energy-nexus',
    version: '1.4.0',
    methodology:
      'Large thermal plants near the place by fuel and cooling with the water intensities of Macknick et al. (2012); days that streams, by air temperature (Mohseni et al. 1998), pass the limit of the country or the plant after mixing less what each kind of cooling warms the river by (heat over flow, and the temperature of the river or great lake itself, where they were measured; towers only where the limit binds the river itself), ponds made for cooling by their own limit, and days of scarcity by water stress; weighted by capacity.',
    validity: 'Plants of a few hundred MW and more on fresh water; US figures of water use.',
    verification:
      'water_stress binds the stress scores; water intensities stand against the published medians (truth rows). Curtailment days are not verified against records of plants; documented cases stand in the validation page.',
    limits: [
      'The register of plants is restated from memory: positions to 5 km, cooling of most of the units; the answer says what of each row was looked up again.',
      'POLICY: one limit for all plants of a country (permits differ), what ponds are warmer by than streams, no rise by towers, days of scarcity by stress, scatter of days, anchors.',
      'Stream temperature by air alone but for plants whose river is listed: dams, snow and springs cool, sewage and other plants warm. A plant whose river is not listed is taken to warm it by all that the rule allows, which is too much on a large river.',
    ],
  },
  sources: [
    'doi:10.1088/1748-9326/7/4/045802',
    'doi:10.1029/98WR01877',
    'https://www.wri.org/aqueduct',
    'doi:10.1038/nclimate1546',
  ],
  example: { lat: 31.9973, lon: -102.0779 },
  geojson: ({ lat, lon }, { quantity, score, level }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lon, lat] },
    properties: { quantity, score, level },
  }),
});

interface Ratio {
  readonly ratio: number;
  readonly lnSigma: number;
  readonly source: 'catchment' | 'region';
}

/** Withdrawal over supply of the catchment, else of the region; undefined where neither is known or the land is arid and hardly used. */
function ratioOf(
  catchment: Fact<z.output<typeof waterStress.answer>>,
  region: Fact<z.output<typeof waterStressBaseline.answer>>,
): Ratio | undefined {
  if (isKnown(catchment) && catchment.value.stressRatio !== null)
    return { ratio: catchment.value.stressRatio, lnSigma: CATCHMENT_LN_SIGMA, source: 'catchment' };
  return isKnown(region) && region.value.aridShare < 0.5
    ? { ratio: region.value.stressRatio, lnSigma: region.value.ratioLnSigma, source: 'region' }
    : undefined;
}

function stressOf(ratio: number, lnSigma: number): NonNullable<CoolingSite['stress']> {
  const factor = Math.exp(Z90 * lnSigma);
  return {
    score: indicatorScore('bws', ratio),
    low: indicatorScore('bws', ratio / factor),
    high: indicatorScore('bws', ratio * factor),
  };
}

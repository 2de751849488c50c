import type * as z from 'zod';
import { climateNormals } from '../../ground/datasets/climate.ts';
import { tailingsStores } from '../../ground/datasets/infrastructure.ts';
import { seismicHazard } from '../../ground/datasets/tectonics.ts';
import { standingWater } from '../../ground/datasets/standingWater.ts';
import { elevation } from '../../ground/datasets/terrain.ts';
import { isKnown, type Fact, type Need } from '../../facts.ts';
import { pointWithRadius } from '../../schemas.ts';
import { vertical } from '../../vertical.ts';
import { registeredNear, storesNear } from './nearStores.ts';
import type { Height } from './facility.ts';
import { tailingsReport } from './report.ts';
import { tailingsReply } from './schemas.ts';

type Water = z.output<typeof standingWater.answer>;

/** Stores whose ground and water are asked for: the nearest ones matter. */
const LEVELLED = 5;

/** POST /api/v1/mining/tailings-risk */
export const tailingsRisk = vertical({
  path: '/api/v1/mining/tailings-risk',
  title: 'Tailings dam risk',
  summary:
    'Tailings facilities near a place, how often such dams fail, what they would release and how far it would run, and the chance that it reaches the place.',
  input: pointWithRadius(50, 500),
  output: tailingsReply,
  needs({ lat, lon, radius_km: radiusKm }) {
    const near = registeredNear({ lat, lon, radiusKm }).slice(0, LEVELLED);
    const stores: Record<string, Need<Height>> = {};
    const waters: Record<string, Need<Water>> = {};
    for (const { name, ...at } of near) {
      stores[name] = elevation({ lat: at.lat, lon: at.lon });
      waters[name] = standingWater({ lat: at.lat, lon: at.lon });
    }
    return {
      portal: tailingsStores({}),
      hazard: seismicHazard({ lat, lon }),
      climate: climateNormals({ lat, lon }),
      ground: elevation({ lat, lon }),
      stores,
      waters,
    };
  },
  assess({ lat, lon, radius_km: radiusKm }, { portal, hazard, climate, ground, stores, waters }) {
    const place = { lat, lon, radiusKm };
    return tailingsReport({
      place,
      stores: storesNear(place, portal),
      site: {
        pga475G: isKnown(hazard) ? hazard.value.pga475G.mean : undefined,
        rainMm: isKnown(climate) ? climate.value.annualPrecipitationMm : undefined,
      },
      ground: isKnown(ground) ? ground.value : undefined,
      storeGround: knownValues(stores),
      storeWater: knownValues(waters),
      hasPortal: isKnown(portal),
    });
  },
  cost: 'light',
  model: {
    name: 'tailings-risk',
    version: '1.4.0',
    methodology:
      'Failures per dam and year from a log-uniform prior, by raising, condition, shaking and rain; release and runout by the regressions of Rico et al. (2008) and Concha Larrauri & Lall (2018) with their spread, that of the release carried over to the runout; the main deposit ends at the shore of a lower sea or lake that the middle of the runout reaches (zone 1 of Ghahramani et al. 2020); reach along the drainage as a lengthened straight line, downhill only.',
    validity:
      'Stores of 0.05 to 120 million m3 that a public list holds; elsewhere extrapolated, and said.',
    verification:
      'tailings/runout_regressions binds the arithmetic of both regressions; tailings/historical_failures is not met: within a factor 3 of release and of the length of the deposit for 3 of 5 past failures, the length off by up to 20 times. The prior spans what lists of failures say: 289 in 101 years (World Mine Tailings Failures, 2016), of late two to three a year, are 1e-4 a year of all facilities and 6e-4 of the 3,500 active dams counted in 2000; frequencies of single facilities cannot be verified. Single failures stand in the validation page, with how many of them the 80 % ranges hold.',
    limits: [
      'Coefficients of the regressions and the register are restated from memory.',
      'POLICY: shape of the prior, factors by raising, concern, shaking and rain, sinuosity, share on the way, anchors.',
      'The world has 29,000 to 35,000 tailings facilities (World Mine Tailings Failures, 2020), of which the embedded register holds one in 300 and the portal of disclosures one in 17: what those listed make LOW is told as unknown, and a higher level is a lower bound.',
      'Tailings that go on along a river are not told from those that stay: the regressions were fitted to both.',
      'No map of drainage; runout of water-rich releases (Buffalo Creek) is far longer than the regressions say.',
    ],
  },
  sources: [
    'doi:10.1016/j.jhazmat.2007.09.110',
    'doi:10.3390/environments5020028',
    'doi:10.5194/nhess-20-3425-2020',
    'doi:10.1016/j.enggeo.2022.106657',
    'doi:10.1016/j.enggeo.2021.106262',
    'https://tailing.grida.no',
    'https://www.wise-uranium.org/mdaf.html',
    'https://worldminetailingsfailures.org/estimate-of-world-tailings-portfolio-2020/',
  ],
  example: { lat: 40.7, lon: -112.1 },
  geojson: ({ lat, lon }, { state, quantity, score, level }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lon, lat] },
    properties: { state, quantity, score, level },
  }),
});

function knownValues<V>(facts: Readonly<Record<string, Fact<V>>>): ReadonlyMap<string, V> {
  return new Map(
    Object.entries(facts).flatMap(([name, fact]) =>
      isKnown(fact) ? [[name, fact.value] as const] : [],
    ),
  );
}

import { known, unknown } from '../../component.ts';
import { volcanoAlerts } from '../../ground/datasets/volcanoes.ts';
import { isKnown } from '../../facts.ts';
import { pointWithRadius } from '../../schemas.ts';
import { vertical } from '../../vertical.ts';
import { alertState } from './alertState.ts';
import {
  siteElevationM,
  volcanoComponent,
  volcanoDrivers,
  volcanoNeeds,
  volcanoQuantity,
} from './component.ts';
import { oldCalderaWords } from './oldCalderas.ts';
import {
  alertFields,
  ashTotals,
  highestAlert,
  nearVolcano,
  summaryOf,
  type Listed,
} from './report.ts';
import { volcanoPrediction } from './schemas.ts';
import { siteHazard } from './siteHazard.ts';

/** The list of volcanoes ends here; the number counts all of them. */
const LISTED = 20;

/** POST /api/v1/volcano/predict */
export const predict = vertical({
  path: '/api/v1/volcano/predict',
  title: 'Volcanic hazard',
  summary:
    'The volcanoes that can reach a place: eruption rates by size, annual probability of ash, flows and lahars, and alert levels.',
  input: pointWithRadius(300),
  output: volcanoPrediction,
  needs: ({ lat, lon }) => ({ ...volcanoNeeds({ lat, lon }), alerts: volcanoAlerts({}) }),
  assess({ lat, lon, radius_km }, facts, moment) {
    if (!isKnown(facts.volcanoes)) return withoutVolcanoes(facts.volcanoes.missing);
    const elevationM = siteElevationM(facts.elevation);
    const hazard = siteHazard(facts.volcanoes.value.volcanoes, { lat, lon, elevationM }, true);
    const answer = known(volcanoComponent.anchors, volcanoQuantity(hazard), volcanoDrivers(hazard));
    const within = hazard.effects.filter((effect) => effect.distanceKm <= radius_km);
    const listed: Listed[] = within.map((effect) => ({
      effect,
      alert: alertState(effect.volcano, facts.alerts, moment.ms),
    }));
    const alert = highestAlert(listed);
    return {
      ...answer,
      summary: summaryOf(answer, hazard, { listed, radiusKm: radius_km }),
      annual_ash_probability: ashTotals(hazard),
      ...alertFields(alert?.alert ?? noAlert(listed)),
      alert_volcano: alert?.effect.volcano.name ?? null,
      volcanoes: listed.slice(0, LISTED).map(nearVolcano),
      volcanoes_within_radius: within.length,
      warnings: [
        ...warningsOf(elevationM === null, listed, facts.volcanoes.value.complete),
        ...oldCalderaWords({ lat, lon }, radius_km),
      ],
    };
  },
  cost: 'light',
  keep: true,
  model: {
    name: 'volcano-site-rate',
    version: '1.11.0',
    methodology:
      "Gamma-Poisson eruption rates over each region's complete record, raised in the forty years after an eruption began as the catalogue shows (eruptions come in clusters), by the deposits where the written record is empty and they have been counted (Rainier, Taranaki, Auckland, Shasta, and Campi Flegrei with the sizes of its eruptions, whose surges go to all sides), VEI chances from the volcano's own eruptions (as far as a long repose leaves them their say) with an analogue prior, those of VEI 5 and more by a hierarchical law (the rates of the world over all volcanoes by kind, by their own large eruptions of the Holocene and by what the record of the region is worth), ash thickness by distance and wind integrated over wind directions, held to the volume that an eruption of the size brings up; where it lasts for weeks, over all winds and thinning with the square of the distance, as the isopachs of other falls do (Hayakawa 1985), energy-cone flows by open side, lahars down the drawn valleys of 72 volcanoes (LAHARZ to all sides elsewhere), lava from drawn rifts and vent fields of 49; rates of all volcanoes within 1000 km add up. What is in eruption goes on into the next year as often as others did, without lava that runs far, which comes with beginnings; of Sakurajima and Etna the ash of a year is the measured one.",
    validity:
      'Holocene volcanoes; ash formula fitted to large eruptions and to about 300 km, so that the fall of VEI 1 to 5 is scaled down to the mass; flows follow what is drawn of valleys, rifts and open sides, within some 1 to 2 km, and no terrain model.',
    verification:
      'volcano/ashfall_gonzalez_mellado and mastin2009_rate against independent evaluations of the formulas; gvp_eruption_counts and global_vei_frequency recounted. Energy-cone ratios and the wind climatology are unverified.',
    limits: [
      'No topography: a terrace high above a drawn valley reads like its floor, and where no valley is drawn (`ground_paths`) valleys are averaged with ridges.',
      'Valleys, rifts and open sides are drawn by hand after published maps, restated from memory; the widths and shares are POLICY.',
      'Lahars that rain brings down long after an eruption are not in the rates.',
      'All tephra counts as fallen ash, so that ash is an upper bound of what the volume of a size allows; how far the ash of short small eruptions spreads is read off a fit to large ones. The ground under 1 mm and 1 cm is that of Hayakawa (1985) within a factor of two for VEI 1 to 4. Years with 1 mm at towns that are known for their falls read low (docs/validation/hazards.md): a year of an eruption that goes on is taken to bring up a part of what its VEI stands for, and some bring up more (Tungurahua 0.13 km3 from 1999 to 2014); only of Sakurajima and Etna is the ash of a year measured, and its spread from year to year is that of a class, while at Etna it was wider (0.04 km3 in the last months of 2002, next to nothing in others).',
      'Wind at 5 to 15 km is a POLICY climatology by latitude, not a reanalysis.',
      'Counts of eruptions end in May 2018 (`eruptions_counted_through`), of Reykjanes and Fagradalsfjall in July 2026; elsewhere later activity counts as one eruption where the list shows any.',
      'Lava of eruptions that go on is taken to stay near the vent. In Hawaii tubes carried it far for years (Kilauea 1983 to 2018), and lengths there go with volume rather than rate (Malin 1980, Geology 8, 306-308): rates below such a volcano in eruption are low.',
      'Unrest is not used: an elevated alert level means a higher chance now than the long-term rate.',
      'A volcano whose Holocene record is whole (Vesuvius, St. Helens, Cotopaxi) has its large eruptions corrected for as many unrecorded ones as its region, up to 2.5 times its own rate; to take such records for whole foretold later eruptions less well. Eruptions before the Holocene do not count (Campi Flegrei 39,000 years ago), and calderas without an eruption in it are not in the rates: of Yellowstone, Long Valley, Valles and Toba a warning tells how often great eruptions came.',
      'Priors were fitted to the same catalogue they are used on; held-out tests there are of the rise after an eruption (1960 to 2017, fitted before) and of large eruptions: which volcano had VEI 5 or more, fitted before 1900, is told with a mean negative log likelihood of 6.2 over 13 (7.1 for all volcanoes alike, 7.0 by the counts of each window), VEI 6 with 5.9 over three (7.1, 8.6).',
    ],
  },
  sources: [
    'doi:10.5479/si.GVP.VOTW4-2013',
    'doi:10.1007/s00445-014-0874-y',
    'doi:10.5194/nhess-10-2241-2010',
    'doi:10.1007/BF01086757',
    'doi:10.1016/j.jvolgeores.2009.01.008',
    'doi:10.1029/JC087iC02p01231',
    'doi:10.1126/science.217.4560.637',
    'doi:10.1029/2009JB006554',
    'doi:10.1186/2191-5040-3-5',
    'doi:10.1130/G38372.1',
    'doi:10.1016/0377-0273(90)90082-Q',
    'doi:10.1007/BF01245475',
    'doi:10.1016/j.jog.2006.09.005',
    'doi:10.1002/2014JB011775',
  ],
  example: { lat: 40.85, lon: 14.27 },
  geojson: ({ lat, lon }, reply) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lon, lat] },
    properties: { ...reply },
  }),
});

function withoutVolcanoes(missing: string) {
  const answer = unknown(`volcano list: ${missing}`);
  const alert = alertFields({
    level: null,
    state: 'unassigned',
    colourCode: null,
    sentAt: null,
    url: null,
    reason: 'no volcano list',
  });
  return {
    ...answer,
    summary: `Volcanic hazard unknown: ${missing}.`,
    annual_ash_probability: null,
    ...alert,
    alert_volcano: null,
    volcanoes: [],
    volcanoes_within_radius: 0,
    warnings: [],
  };
}

function noAlert(listed: readonly Listed[]) {
  const reason = listed[0]?.alert.reason ?? 'no volcano within the radius';
  return {
    level: null,
    state: 'unassigned',
    colourCode: null,
    sentAt: null,
    url: null,
    reason,
  } as const;
}

function warningsOf(noElevation: boolean, listed: readonly Listed[], complete: boolean): string[] {
  const warnings: string[] = [];
  if (!complete)
    warnings.push(
      'The source that answered holds a selection of the volcanoes of the world: remote and long-dormant ones may be missing.',
    );
  if (noElevation)
    warnings.push(
      'Ground elevation is not known: flows and lahars are worked out for a site a tenth as high as each summit.',
    );
  for (const { effect, alert } of listed) {
    if (alert.state === 'stale')
      warnings.push(`${effect.volcano.name}: ${alert.reason ?? 'the notice is old'}.`);
    if (alert.state === 'assigned' && alert.level !== 'NORMAL') {
      warnings.push(
        `${effect.volcano.name} is at ${alert.level ?? ''} now; the probabilities are long-term rates and do not include its unrest.`,
      );
    }
  }
  return warnings;
}

import { pastTsunamis } from '../../ground/datasets/tsunamis.ts';
import { isKnown } from '../../facts.ts';
import { pointWithRadius } from '../../schemas.ts';
import { vertical } from '../../vertical.ts';
import { assessTsunami, tsunamiNeeds, type TsunamiFacts, type TsunamiView } from './component.ts';
import { evacuationAdvice, LOCAL_MINUTES } from './evacuation.ts';
import {
  coastFields,
  firstArrivalMinutes,
  mattering,
  pastFields,
  sourceFields,
  summaryOf,
  zoneFields,
} from './report.ts';
import { tsunamiPrediction } from './schemas.ts';

/** How much sooner than from the middle of a rupture a wave may come from its near edge, minutes. */
const EDGE_MINUTES = 30;

/** Lists end here; the numbers count all. */
const LISTED = { sources: 10, events: 20 } as const;

/** POST /api/v1/tsunami/predict */
export const predict = vertical({
  path: '/api/v1/tsunami/predict',
  title: 'Tsunami hazard',
  summary:
    'Tsunami heights by return period at a place, the sources and how soon their waves come, past tsunamis, and what to do.',
  input: pointWithRadius(100),
  output: tsunamiPrediction,
  needs: ({ lat, lon, radius_km }) => ({
    ...tsunamiNeeds({ lat, lon }),
    past: pastTsunamis({ lat, lon, radiusKm: radius_km }),
  }),
  assess(_input, facts) {
    const view = assessTsunami(facts);
    const { answer, coast, site } = view;
    const past = isKnown(facts.past) ? facts.past.value.events : [];
    const listed = isKnown(facts.sources) ? facts.sources.value.paths : [];
    const zones = coast
      ? zoneFields(
          coast,
          listed.map(({ source }) => source),
        )
      : [];
    const isHere = answer.state === 'known';
    const evacuation =
      isHere && coast && site
        ? evacuationAdvice(coast.height475M, site, firstArrivalMinutes(coast))
        : null;
    const timeSigma = isKnown(facts.sources) ? facts.sources.value.timeSigma : 0.1;
    return {
      ...answer,
      summary: summaryOf(view, evacuation),
      ...coastFields(coast),
      distance_to_coast_km: site?.coastDistanceKm ?? null,
      elevation_m: site?.elevation?.elevationM ?? null,
      elevation_sigma_m: site?.elevation?.sigmaM ?? null,
      nearest_zone: zones[0] ?? null,
      zones,
      sources: coast
        ? mattering(coast)
            .slice(0, LISTED.sources)
            .map((effect) => sourceFields(effect, timeSigma))
        : [],
      historic_events: past.slice(0, LISTED.events).map(pastFields),
      historic_events_within_radius: past.length,
      evacuation: evacuation && { advice: evacuation.advice, text: evacuation.text },
      warnings: warningsOf(view, facts, isKnown(facts.past)),
    };
  },
  cost: 'light',
  keep: true,
  model: {
    name: 'tsunami-segment-rate',
    version: '1.9.0',
    methodology:
      'Segments of known magnitude and recurrence raise waves whose mean coastal height follows Abe (1995), beside the rupture half of his limit, changed by the beam of the rupture, detours, shelves, raising bays and how open the shore lies to the sea (rays over the water to 150 km, at most 0.13 in water that the ocean comes to through some 200 km of straits, and behind any strait the root of its width over the half circle that the wave spreads to, less what slow water costs; not of listed bays, whose waves were seen, nor of the Sea of Marmara, the Makassar Strait, the Gulf of Corinth and northern Mindoro, whose own sources lie within); rates of passing a height add up and give heights by return period; elevation and flooding reach take their share. Arrival times by shortest paths of long waves over an ocean of quarter degrees.',
    validity:
      'Open coasts of the world ocean to 10 km inland; earthquake sources. Lakes, meteotsunamis and most landslide tsunamis are left out.',
    verification:
      'tsunami/abe1995_runup, greens_law_celerity and synolakis_lab_runup against independent evaluations, travel_times against warning-centre times of 2011, 2010 and 1960; Okada (1985) check list case 2. Heights of 200 coasts against published ones, half of them blind, in docs/validation/tsunami.md (most of the published figures restated from memory). Source recurrences, beam, detour, shelf and bay factors are unverified row by row.',
    limits: [
      'Widths of straits are read off cells of 5.5 km, in which thin spits are lost: a narrow strait may let in up to a third too much, and waves that come through two straits, or meet behind them, are not added.',
      'Heights are means of a coast; local bays and headlands differ by a factor of two and more.',
      'Bathymetry is ETOPO5 in cells of 28 km: arrival within 5 % on ocean paths, worse in reefs, on shelves and within half an hour of the source.',
      'Arrival times are from the middle of the rupture; waves from its near edge may come earlier.',
      'Recurrence intervals are rounded readings of the literature.',
      'Bays narrower than a degree have no source of their own (Gulf of Corinth, Bay of Izmit, Verde Island Passage), and slides none at all (Grand Banks 1929, Nice 1979): heights there are low.',
      'Waves are taken on mean sea level: tide and surge add.',
    ],
  },
  sources: [
    'doi:10.1007/978-94-015-8565-1_2',
    'doi:10.1017/S002211208700329X',
    'doi:10.1785/gssrl.81.6.941',
    'doi:10.1785/0120130287',
    'doi:10.3389/feart.2019.00136',
    'doi:10.7289/V5PN93H7',
    'doi:10.1111/j.1749-6632.1997.tb48352.x',
    'doi:10.1029/2001GC000252',
    'doi:10.1029/JB082i005p00803',
  ],
  example: { lat: 41.745, lon: -124.19 },
  geojson: ({ lat, lon }, reply) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lon, lat] },
    properties: { ...reply },
  }),
});

function warningsOf(
  { answer, site, coast }: TsunamiView,
  facts: TsunamiFacts,
  hasPast: boolean,
): string[] {
  const warnings: string[] = [];
  if (!hasPast)
    warnings.push(
      'Historic tsunamis could not be read; an empty list does not mean that there were none.',
    );
  if (answer.state !== 'known') return warnings;
  if (site?.isLand && !site.elevation)
    warnings.push(
      'Ground elevation is not known: low ground near the shore was assumed and the interval widened.',
    );
  if (coast && isKnown(facts.sources) && facts.sources.value.paths.length === 0) {
    warnings.push(
      'No listed source reaches this water (an enclosed sea, or a bay that the map closes); only small local sources are counted.',
    );
  }
  const first = (coast && firstArrivalMinutes(coast)) ?? Infinity;
  if (first < EDGE_MINUTES)
    warnings.push('Arrival times under half an hour are rough: the first wave may come at once.');
  else if (first <= LOCAL_MINUTES)
    warnings.push(
      'Arrival times under an hour are counted from the middle of the rupture: from its near edge the first wave may come half an hour sooner.',
    );
  return warnings;
}

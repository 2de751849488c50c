import { injectionFields, type InjectionField } from '../../ground/datasets/injection.ts';
import { quakesNear } from '../../ground/datasets/quakes.ts';
import { seismicSources } from '../../ground/datasets/tectonics.ts';
import { setting } from '../../ground/datasets/terrain.ts';
import { isKnown } from '../../facts.ts';
import { vertical } from '../../vertical.ts';
import {
  lightOf,
  listedField,
  OBSERVED_MAGNITUDE,
  WINDOW_DAYS,
  projectOf,
  ratiosOf,
  yearOf,
} from './assessInduced.ts';
import { quantityOf, ruling, summaryOf } from './ruling.ts';
import { inducedInput, inducedReply } from './schemas.ts';

/** POST /api/v1/mining/induced-seismicity */
export const seismicity = vertical({
  path: '/api/v1/mining/induced-seismicity',
  title: 'Induced seismicity',
  summary:
    'Earthquakes that injection, production, mining and reservoirs near a place cause or may cause: expected counts, largest magnitudes, traffic light and ratio to natural rates.',
  input: inducedInput,
  output: inducedReply,
  needs: ({ lat, lon, radius_km: radiusKm }) => ({
    fields: injectionFields({ lat, lon, radiusKm }),
    sources: seismicSources({ lat, lon, radiusKm }),
    quakes: quakesNear({
      lat,
      lon,
      radiusKm,
      minMagnitude: OBSERVED_MAGNITUDE,
      lastDays: WINDOW_DAYS,
      limit: 2000,
    }),
    setting: setting({ lat, lon }),
  }),
  assess(input, facts, moment) {
    const year = yearOf(moment);
    const near = isKnown(facts.fields) ? facts.fields.value.fields : [];
    const fields = near.map((field) => listedField(field, input, year));
    const own = projectOf(input, near);
    const where = isKnown(facts.setting)
      ? facts.setting.value
      : { countryCode: null, usState: null };
    const worst = ruling(
      fields,
      own.project ? { largest: own.project.largest, basis: 'project' } : undefined,
    );
    const quantity = worst ? quantityOf(worst) : null;
    const reason = quantity
      ? undefined
      : `${reasonOf(near, isKnown(facts.fields) ? undefined : facts.fields.missing, input.radius_km)}; ${own.project_reason ?? ''}`;
    return {
      state: quantity ? ('known' as const) : ('unknown' as const),
      ...(reason === undefined ? {} : { reason }),
      summary: summaryOf(worst, near, reason),
      quantity,
      basis: worst?.basis ?? null,
      ...own,
      fields,
      anthropogenic_over_tectonic: ratiosOf(
        input,
        {
          zones: isKnown(facts.sources) ? facts.sources.value.zones : undefined,
          quakes: facts.quakes,
        },
        { fields: near, year },
      ),
      traffic_light: lightOf({ ...where, lat: input.lat, lon: input.lon }, facts.quakes),
      warnings: [
        'The list holds fields, mines and reservoirs whose earthquakes were published; most cause none that are felt, and most are not listed.',
        'The bound of McGarr is no safe maximum: Pohang 2017 broke it by two magnitudes.',
      ],
    };
  },
  cost: 'light',
  keep: true,
  model: {
    name: 'induced-seismicity',
    version: '1.2.0',
    methodology:
      'Seismogenic index (Shapiro) by published volumes and indices, or inferred from the largest earthquake; largest magnitude as the extreme of a Gutenberg-Richter sample (van der Elst) beside the bound G V (McGarr); where no volume is published, and for mines, reservoirs and production, the largest earthquake of ten years ahead by the largest of the record (Zöller & Holschneider); shaking by Atkinson (2015); rates against the background zones of the seismic source model.',
    validity:
      'Injection of fluids with a known net volume, magnitudes -2 to 6; what goes on as it has, by its record.',
    verification:
      'induced_seismicity/seismogenic_index_mcgarr (arithmetic against independent evaluations) and mcgarr_case_histories (observed against bound).',
    limits: [
      'Volumes of McGarr (2014) and indices of Dinske & Shapiro are quoted at second hand.',
      'An index inferred from the largest earthquake alone is good to 0.6 in magnitude.',
      'A record tells the years ahead only while what is done there goes on as it has: Groningen’s up to 2005 told M 2.8 for the ten years that brought M 3.6, and M 3.8 as its nine-in-ten end. Checked against nothing else.',
      'Natural rates below M 5 are prolonged from the zones by their b-values.',
      'POLICY: depth of 4 km; three years of aftermath; ten years ahead; records from 1964 on; Alberta’s scheme as a yardstick where no other is known.',
    ],
  },
  sources: [
    'doi:10.1190/1.3353727',
    'doi:10.1002/2013JB010597',
    'doi:10.1002/2016JB012818',
    'doi:10.1007/s10950-012-9292-9',
    'doi:10.1785/0120140142',
    'doi:10.1785/0120160220',
    'doi:10.1126/science.1225942',
  ],
  example: { lat: 36.43, lon: -96.93, radius_km: 100, volume_m3: 500_000, seismogenic_index: -1.5 },
  geojson: ({ lat, lon }, { state, quantity }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lon, lat] },
    properties: { state, quantity },
  }),
});

function reasonOf(
  near: readonly InjectionField[],
  missing: string | undefined,
  radiusKm: number,
): string {
  if (missing !== undefined) return missing;
  if (near.length === 0)
    return `no field, mine or reservoir with published earthquakes is listed within ${radiusKm} km`;
  return 'what is listed has ended, is a reservoir, or has neither a volume nor a largest earthquake that are published';
}

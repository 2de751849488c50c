import * as z from 'zod';
import { activeFires } from '../../ground/datasets/fire.ts';
import { volcanoesNear } from '../../ground/datasets/volcanoes.ts';
import { isKnown, whyMissing, type Need } from '../../facts.ts';
import { pointWithRadius } from '../../schemas.ts';
import { vertical } from '../../vertical.ts';
import { flareFindings } from './flareReport.ts';
import { flareWords } from './flareWords.ts';
import { hotSources } from './hotSources.ts';
import { flareReport } from './schemas.ts';

/** Days of one question to the source. */
const WINDOW_DAYS = 5;
const MAX_RADIUS_KM = 200;

type Fires = typeof activeFires extends (query: never) => Need<infer A> ? A : never;

/** The windows of up to five days that make up the days back, newest first. */
function windows(daysBack: number): { name: string; days: number; daysAgo: number }[] {
  const count = Math.ceil(daysBack / WINDOW_DAYS);
  return Array.from({ length: count }, (_, i) => ({
    name: `window${i + 1}`,
    daysAgo: i * WINDOW_DAYS,
    days: Math.min(WINDOW_DAYS, daysBack - i * WINDOW_DAYS),
  }));
}

/** POST /api/v1/emissions/flare-detection */
export const flareDetection = vertical({
  path: '/api/v1/emissions/flare-detection',
  title: 'Flare detection',
  summary:
    'Gas flares and other persistent heat at night around a point: where, how strong, how much gas they burn and what that emits.',
  input: pointWithRadius(50, MAX_RADIUS_KM).extend({
    days_back: z
      .number()
      .int()
      .min(1)
      .max(30)
      .default(7)
      .describe('Nights to look at, today the last'),
  }),
  output: flareReport,
  needs: ({ lat, lon, radius_km, days_back }) => ({
    fires: Object.fromEntries(
      windows(days_back).map(({ name, days, daysAgo }) => [
        name,
        activeFires({ lat, lon, radiusKm: radius_km, days, daysAgo }),
      ]),
    ),
    volcanoes: volcanoesNear({ lat, lon, radiusKm: radius_km + 20 }),
  }),
  assess({ lat, lon, radius_km, days_back }, { fires, volcanoes }) {
    const asked = { lat, lon, radius_km, days_back };
    const facts = windows(days_back).map((window) => ({ ...window, fact: fires[window.name] }));
    const answered = facts.flatMap(({ fact, days }) =>
      fact && isKnown(fact) ? [{ days, fires: fact.value.fires }] : [],
    );
    const missing = facts.map(({ fact }) => fact).find((fact) => fact && !isKnown(fact));
    const reason = missing && 'missing' in missing ? whyMissing(missing) : 'no source answered';
    if (answered.length === 0)
      return {
        ...NOTHING,
        reason,
        summary: `Flares are not known here: ${reason}.`,
        ...asked,
      };
    const detections: Fires['fires'] = answered.flatMap((window) => window.fires);
    const nights = answered.reduce((total, { days }) => total + days, 0);
    const known = isKnown(volcanoes) ? volcanoes.value.volcanoes : [];
    const findings = flareFindings(hotSources(detections), { lat, lon, nights, volcanoes: known });
    const warnings = warningsOf(
      missing ? `Only ${nights} of ${days_back} nights could be read: ${reason}.` : undefined,
      {
        nights,
        knowsVolcanoes: isKnown(volcanoes),
      },
    );
    return {
      status: 'ok' as const,
      summary: flareWords(findings, { nights, radius_km }),
      ...asked,
      nights_looked: nights,
      detections: detections.length,
      night_detections: detections.filter(({ isNight }) => isNight).length,
      ...findings,
      warnings,
    };
  },
  cost: 'light',
  model: {
    name: 'flare-detection',
    version: '1.0.0',
    methodology:
      'Night detections of active-fire satellites are grouped into cells of 1 km; a cell hot on three nights or more is persistent. Gas burnt follows from the radiated heat, a radiant fraction of 0.25 and the heating value; emissions by stoichiometry at 98 % and at 91.1 % destruction.',
    validity:
      'Land and sea, day-independent; flares of about 1 MW or more on cloudless nights. Volumes within a factor of two.',
    verification:
      'flare/combustion_emissions within 0.1 %; flare/global_flaring_volumes within 1 billion m³.',
    limits: [
      'The satellite channel of active fires underrates flames hotter than vegetation fires; steel works, furnaces and long fires look alike.',
      'The Nightfire cross-check uses a slope that could not be verified and an assumed flame temperature of 1,750 K.',
      'POLICY: three nights, 1 km, factor two, composition of the gas (88 % methane), heating value 37 MJ/m³.',
      'Cloud is taken as its mean over land (55 %), not as it was.',
    ],
  },
  sources: [
    'https://firms.modaps.eosdis.nasa.gov',
    'doi:10.3390/en9010014',
    'doi:10.1126/science.abq0385',
    'doi:10.1109/TGRS.2012.2227333',
    'doi:10.1017/9781009157896.009',
  ],
  example: { lat: 31.9973, lon: -102.0779 },
});

const NOTHING = {
  status: 'unavailable' as const,
  nights_looked: null,
  detections: null,
  night_detections: null,
  persistent_sources: null,
  transient_sources: null,
  sources: [],
  radiant_heat_mw: null,
  quantity: null,
  nightfire_check: null,
  emissions: null,
  world: null,
  levers: [],
  warnings: ['Nothing is known; this is not an absence of flares.'],
};

function warningsOf(
  unread: string | undefined,
  { nights, knowsVolcanoes }: { readonly nights: number; readonly knowsVolcanoes: boolean },
): string[] {
  const warnings = unread === undefined ? [] : [unread];
  if (!knowsVolcanoes) warnings.push('Volcanoes could not be told from flares.');
  if (nights < 3)
    warnings.push('Fewer than three nights were looked at: nothing can be persistent.');
  return warnings;
}

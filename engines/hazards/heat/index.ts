import * as z from 'zod';
import { currentAir } from '../../ground/datasets/weather.ts';
import { heatClimate } from '../../ground/datasets/weatherClimates.ts';
import { isKnown } from '../../facts.ts';
import { levelAt } from '../../levels.ts';
import { level, point } from '../../schemas.ts';
import { vertical } from '../../vertical.ts';
import { dangerousDays, dangerousDaysWords, dryHeatWords, toldDays } from './dangerousDays.ts';
import { heatIndexC } from './heatIndex.ts';
import { humidexC } from './humidex.ts';
import { wetBulbC } from './wetBulb.ts';

/** POLICY. 35 °C: limit of Sherwood & Huber (2010); 26 and 31 °C: ours. */
const LEVELS_C = { MODERATE: 26, HIGH: 31, CRITICAL: 35 };

const climate = z
  .object({
    days_above_35_c_per_yr: z.number(),
    days_above_38_c_per_yr: z.number(),
    days_heat_index_41_c_per_yr: z.number(),
    days_heat_index_41_c_p10_per_yr: z
      .number()
      .describe('Lower end of the 80 % interval, days a year'),
    days_heat_index_41_c_p90_per_yr: z
      .number()
      .describe('Upper end of the 80 % interval, days a year'),
    nearest_reference: z.string().nullable(),
    reference_distance_km: z.number().nullable(),
  })
  .meta({ id: 'HeatClimate' });

const unknown = (reason: string) => ({
  level: null,
  wet_bulb_c: null,
  heat_index_c: null,
  humidex_c: null,
  air_temperature_c: null,
  humidity_pct: null,
  reason,
});

export const stress = vertical({
  path: '/api/v1/heat/stress',
  title: 'Heat stress',
  summary:
    'How close the air at a point is to the limit of human heat tolerance, and how often dangerous heat comes there.',
  input: point,
  output: z.object({
    level: level
      .nullable()
      .describe('By the wet-bulb temperature now; null when the air now is not known'),
    wet_bulb_c: z.number().nullable(),
    heat_index_c: z.number().nullable(),
    humidex_c: z.number().nullable(),
    air_temperature_c: z.number().nullable(),
    humidity_pct: z.number().nullable(),
    reason: z.string().optional(),
    climate: climate.nullable(),
    climate_reason: z.string().optional(),
    summary: z.string(),
  }),
  needs: ({ lat, lon }) => ({ air: currentAir({ lat, lon }), days: heatClimate({ lat, lon }) }),
  assess(_input, { air, days }) {
    const now = isKnown(air)
      ? stressOf(air.value.temperatureC, air.value.humidityPct)
      : unknown(air.missing);
    const usual = isKnown(days) ? climateOf(days.value) : null;
    return {
      ...now,
      climate: usual,
      ...(isKnown(days) ? {} : { climate_reason: days.missing }),
      summary: summaryOf(now, usual),
    };
  },
  cost: 'light',
  model: {
    name: 'heat-stress',
    version: '1.1.1',
    methodology:
      'Wet-bulb temperature by Stull (2011), heat index by Rothfusz with the NWS adjustments, humidex; the level is read from the wet-bulb temperature.',
    validity: 'Air of -20 to 50 °C and 5 to 99 % relative humidity near sea level.',
    verification: 'heat_stress/wet_bulb_humidex and heat_stress/nws_heat_index within tolerance.',
    limits: [
      'POLICY: 26 and 31 °C as the starts of MODERATE and HIGH.',
      'The climate of dangerous days is an embedded table, unverified row by row.',
      'Sun and wind are not taken in: in dry heat, where the heat index stays below that of the shade, work in the sun is dangerous long before.',
    ],
  },
  sources: ['doi:10.1175/JAMC-D-11-0143.1', 'doi:10.1073/pnas.0913352107'],
  example: { lat: 25.2, lon: 55.3 },
});

function stressOf(temperatureC: number, humidityPct: number) {
  const wetBulb = wetBulbC(temperatureC, humidityPct);
  if (wetBulb === undefined) return unknown('air outside the range of the model');
  return {
    level: levelAt(wetBulb, LEVELS_C),
    wet_bulb_c: wetBulb,
    heat_index_c: heatIndexC(temperatureC, humidityPct),
    humidex_c: humidexC(temperatureC, humidityPct),
    air_temperature_c: temperatureC,
    humidity_pct: humidityPct,
  };
}

type Days = z.output<(typeof heatClimate)['answer']>;

function climateOf({
  daysAbove35C,
  daysAbove38C,
  daysHeatIndex41C,
  lnSigma,
  nearestReference,
  referenceDistanceKm,
}: Days): z.input<typeof climate> {
  return {
    days_above_35_c_per_yr: toldDays(daysAbove35C),
    days_above_38_c_per_yr: toldDays(daysAbove38C),
    days_heat_index_41_c_per_yr: toldDays(daysHeatIndex41C),
    ...dangerousDays(daysHeatIndex41C, lnSigma),
    nearest_reference: nearestReference,
    reference_distance_km: referenceDistanceKm,
  };
}

function summaryOf(
  now: { level: string | null; wet_bulb_c: number | null },
  usual: z.input<typeof climate> | null,
): string {
  const today =
    now.wet_bulb_c === null
      ? 'The air of now is not known.'
      : `${now.level} heat stress now: wet bulb ${now.wet_bulb_c.toFixed(1)} °C.`;
  if (usual === null) return today;
  const dry = dryHeatWords(usual.days_above_38_c_per_yr, usual.days_heat_index_41_c_per_yr);
  return `${today} ${dangerousDaysWords(usual)}${dry}`;
}

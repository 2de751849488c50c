import type * as z from 'zod';
import type { climateNormals } from '../../ground/datasets/climate.ts';
import type { weatherAlerts } from '../../ground/datasets/weather.ts';
import { isKnown, type Fact } from '../../facts.ts';
import type { ComponentAnswer } from '../../schemas.ts';
import { percentWords } from '../../percentWords.ts';

/** The weather context in a sentence or two. */
export function contextSummary(
  answer: ComponentAnswer,
  alerts: Fact<z.output<typeof weatherAlerts.answer>>,
): string {
  const warned = isKnown(alerts)
    ? alerts.value.alerts.length === 0
      ? 'No official alert is in force.'
      : `Official alerts in force: ${[...new Set(alerts.value.alerts.map(({ event }) => event))].join(', ')}.`
    : 'Official alerts could not be read.';
  if (!answer.quantity)
    return `The loss to weather is not known: ${answer.reason ?? 'no reason given'}. ${warned}`;
  const { value, p10, p90 } = answer.quantity;
  const leading = answer.drivers[0]?.split(':')[0] ?? 'weather';
  return `Weather is expected to cost ${percentWords(value)} of a typical building's value a year (${percentWords(p10)} to ${percentWords(p90)}), most of it by ${leading}. ${warned}`;
}

interface TrendWords {
  readonly measure: string;
  readonly per_decade: number;
  readonly significant: boolean;
}

/** The history in a sentence or two. */
export function historySummary(
  trends: readonly TrendWords[] | null,
  years: number,
  normals: Fact<z.output<typeof climateNormals.answer>>,
): string {
  const climate = isKnown(normals)
    ? `Mean ${normals.value.annualMeanTemperatureC.toFixed(1)} °C and ${normals.value.annualPrecipitationMm.toFixed(0)} mm a year${normals.value.koppen ? ` (${normals.value.koppen})` : ''}.`
    : '';
  if (years === 0) return `${climate} No yearly series could be read.`.trim();
  const warming = trends?.find(({ measure }) => measure === 'mean_temperature_c');
  if (!warming) return `${climate} ${years} years read; too few for a trend.`.trim();
  const sure = warming.significant ? 'a significant trend' : 'not significant';
  return `${climate} Over ${years} years the mean temperature changed by ${warming.per_decade.toFixed(2)} °C a decade, ${sure}.`.trim();
}

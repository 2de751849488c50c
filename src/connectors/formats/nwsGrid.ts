import * as z from 'zod';
import type { weatherForecast } from '../../../engines/ground/datasets/weather.ts';
import { DAY_MS } from '../../../engines/ground/math/time.ts';
import { intervalOf, Measured, metric } from './nwsUnits.ts';
import { loose } from './values.ts';

type Day = z.output<typeof weatherForecast.answer>['days'][number];

const Layer = z
  .object({
    uom: loose.text,
    values: z.array(z.object({ validTime: z.string(), value: loose.number })),
  })
  .nullish()
  .transform((layer) => layer ?? { uom: null, values: [] });

/** The raw forecast grid: layers of values over intervals. */
export const NwsGrid = z.object({
  properties: z.object({
    updateTime: loose.time,
    temperature: Layer,
    quantitativePrecipitation: Layer,
    probabilityOfPrecipitation: Layer,
    windSpeed: Layer,
    windGust: Layer,
    elevation: Measured,
  }),
});

interface Piece {
  readonly day: string;
  readonly value: number;
  /** The share of the value's interval that falls on the day. */
  readonly share: number;
}

/** Cuts the intervals of a layer at midnight UTC. */
function piecesOf(layer: z.output<typeof Layer>): Piece[] {
  return layer.values.flatMap(({ validTime, value }) => {
    const interval = intervalOf(validTime);
    const metricValue = metric({ value, unitCode: layer.uom });
    if (interval === undefined || metricValue === null) return [];
    const { from, to } = interval;
    const pieces: Piece[] = [];
    for (let start = from; start < to;) {
      const end = Math.min(to, (Math.floor(start / DAY_MS) + 1) * DAY_MS);
      pieces.push({
        day: new Date(start).toISOString().slice(0, 10),
        value: metricValue,
        share: (end - start) / (to - from),
      });
      start = end;
    }
    return pieces;
  });
}

/** Days of the grid, UTC, in order. Rain is spread evenly over its interval; the rest are extremes of the day. */
export function daysOfGrid({ properties }: z.output<typeof NwsGrid>): Day[] {
  const layers = {
    temperature: byDay(properties.temperature),
    rain: byDay(properties.quantitativePrecipitation),
    chance: byDay(properties.probabilityOfPrecipitation),
    wind: byDay(properties.windSpeed),
    gust: byDay(properties.windGust),
  };
  return [...layers.temperature.keys()].toSorted().map((date) => {
    const values = (layer: keyof typeof layers) =>
      (layers[layer].get(date) ?? []).map(({ value }) => value);
    const rain = layers.rain.get(date);
    const chance = highest(values('chance'));
    return {
      date,
      temperatureMaxC: highest(values('temperature')),
      temperatureMinC: lowest(values('temperature')),
      precipitationMm:
        rain === undefined ? null : rain.reduce((sum, { value, share }) => sum + value * share, 0),
      precipitationProbability: chance === null ? null : chance / 100,
      windSpeedMaxMps: highest(values('wind')),
      windGustMaxMps: highest(values('gust')),
      wmoCode: null,
    };
  });
}

function byDay(layer: z.output<typeof Layer>): Map<string, Piece[]> {
  return Map.groupBy(piecesOf(layer), ({ day }) => day);
}

const highest = (values: readonly number[]) => (values.length === 0 ? null : Math.max(...values));
const lowest = (values: readonly number[]) => (values.length === 0 ? null : Math.min(...values));

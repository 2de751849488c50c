import * as z from 'zod';
import { loose } from './values.ts';

/** A value with its unit as the service writes it; null where there is none. */
export const Measured = z
  .object({ value: loose.number, unitCode: loose.text.optional() })
  .nullish()
  .transform((measured) => measured ?? { value: null, unitCode: null });
export type Measured = z.output<typeof Measured>;

/** To °C, m/s, hPa, m and mm from the units in use. */
const CONVERT: Readonly<Record<string, (value: number) => number>> = {
  degF: (value) => (value - 32) / 1.8,
  'km_h-1': (value) => value / 3.6,
  Pa: (value) => value / 100,
};

/** In °C, m/s, hPa, degrees, per cent, m or mm. */
export function metric({ value, unitCode }: Measured): number | null {
  if (value === null) return null;
  const convert = CONVERT[(unitCode ?? '').replace(/^(wmoUnit|unit|nwsUnit):/, '')];
  return convert === undefined ? value : convert(value);
}

/** Rain, mm, whether told in metres or millimetres. */
export function rainMm({ value, unitCode }: Measured): number | null {
  return value === null ? null : unitCode?.endsWith(':m') === true ? value * 1000 : value;
}

/** `2022-02-03T21:00:00+00:00/PT3H` as start and end, ms; undefined where unreadable. */
export function intervalOf(text: string): { from: number; to: number } | undefined {
  const [start = '', duration = ''] = text.split('/');
  const parts = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/.exec(duration);
  const from = Date.parse(start);
  if (parts === null || !Number.isFinite(from)) return undefined;
  const [days, hours, minutes] = [parts[1], parts[2], parts[3]].map((part) => Number(part ?? 0));
  return { from, to: from + (((days ?? 0) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0)) * 60_000 };
}

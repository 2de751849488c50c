import * as z from 'zod';
import {
  ALERT_HAZARDS,
  ALERT_LEVELS,
  type AlertHazard,
  type AlertLevel,
} from '../../../engines/signals/alerts/alertHazards.ts';
import { ALERTS } from '../../../config/alerts.ts';

/** Words for hazards, as forms and messages show them. */
export const HAZARD_WORDS: Readonly<Record<AlertHazard, string>> = {
  earthquake: 'Earthquake',
  tsunami: 'Tsunami',
  volcano: 'Volcano',
  flood: 'Flood',
  weather: 'Severe weather',
  hurricane: 'Hurricane',
  wildfire: 'Wildfire',
};

/** Words for the least severity that is told. */
export const LEVEL_WORDS: Readonly<Record<AlertLevel, string>> = {
  Minor: 'Minor and worse: everything felt or warned of',
  Moderate: 'Moderate and worse',
  Severe: 'Severe and worse',
  Extreme: 'Extreme only',
};

/** `HH:MM`; empty: none. */
export const clockTime = z
  .string()
  .refine((text) => text === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(text), 'Write a time as 22:00.')
  .optional();

/** What the form of a place sends. */
export const placeInput = z.object({
  q: z
    .string()
    .trim()
    .min(2)
    .max(120)
    .describe('Name of a place, perhaps with its region or country'),
  choice: z
    .union([z.literal(''), z.string().regex(/^\d{1,10}$/)])
    .optional()
    .describe(
      'Number of one of the places that `alerts/geocode` lists for the name, where several have it',
    ),
  name: z.string().trim().max(60).optional().describe('What you call it, such as Home'),
  level: z.enum(ALERT_LEVELS).default(ALERTS.usualLevel).describe('Least severity that is told'),
  hazards: z
    .union([
      z.enum(ALERT_HAZARDS).transform((one) => [one]),
      z.array(z.enum(ALERT_HAZARDS)).max(20),
    ])
    .optional()
    .describe('Hazards that are told; absent: all of them'),
  mute_from: clockTime.describe('Start of the hours of rest by the clock of the place, HH:MM'),
  mute_to: clockTime.describe('Their end; what is extreme comes through'),
});
export type PlaceInput = z.output<typeof placeInput>;

/** Least severity by hazard. */
export function thresholdsOf({
  hazards,
  level,
}: PlaceInput): Partial<Record<AlertHazard, AlertLevel>> {
  return Object.fromEntries((hazards ?? ALERT_HAZARDS).map((hazard) => [hazard, level]));
}

/** Minutes of the day; undefined where no time was given. */
export function minutesOf(time: string | undefined): number | undefined {
  if (!time) return undefined;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
}

/** `22:00` from minutes of the day. */
export function timeOf(minutes: number | null): string {
  if (minutes === null) return '';
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

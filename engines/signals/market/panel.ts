import type { marketInput } from './input.ts';
import { EARTHQUAKE_MARKETS, TSUNAMI_MARKETS, VOLCANO_MARKETS } from './tables.ts';
import type * as z from 'zod';

/** A question of the panel, as a caller would ask it. */
export type PanelQuestion = z.input<typeof marketInput>;

/** POLICY: cities across the hail country of the United States, whose reports settle the questions. Positions to 0.01 degrees. */
const HAIL_CITIES = [
  [35.47, -97.52],
  [32.78, -96.8],
  [39.1, -94.58],
  [39.74, -104.99],
  [41.26, -95.94],
  [36.16, -86.78],
  [33.75, -84.39],
  [44.98, -93.27],
] as const;

/**
 * The questions that are frozen every day whoever asks what, so that nobody chooses what the scorecard scores. Floods are not among
 * them: no public record settles how deep water stood at a point.
 *
 * POLICY: sizes that happen often enough to be scored within months, and the horizons that people plan by.
 */
export const PANEL: readonly PanelQuestion[] = [
  ...EARTHQUAKE_MARKETS.flatMap((region) =>
    [5, 6].flatMap((magnitude_threshold) =>
      [7, 30].map((time_horizon_days) => ({
        hazard_type: 'earthquake' as const,
        region,
        magnitude_threshold,
        time_horizon_days,
      })),
    ),
  ),
  ...VOLCANO_MARKETS.map(({ id }) => ({
    hazard_type: 'volcano' as const,
    region: id,
    time_horizon_days: 90,
  })),
  ...TSUNAMI_MARKETS.map(({ id }) => ({
    hazard_type: 'tsunami' as const,
    region: id,
    time_horizon_days: 365,
  })),
  ...HAIL_CITIES.map(([lat, lon]) => ({
    hazard_type: 'severe_weather' as const,
    lat,
    lon,
    time_horizon_days: 7,
  })),
];

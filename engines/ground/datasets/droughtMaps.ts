import * as z from 'zod';
import { dataset } from '../../facts.ts';

const at = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
const maybeText = z.string().nullable();

/** Drought at a point, by the weekly US map. */
export const droughtAt = dataset({
  id: 'drought-at',
  title: 'Drought class at a point',
  query: at,
  answer: z.object({
    droughtClass: z
      .int()
      .min(0)
      .max(4)
      .nullable()
      .describe('0 abnormally dry to 4 exceptional; null: no drought'),
    mapDate: maybeText,
  }),
  sample: { droughtClass: 2, mapDate: '2026-05-05' },
});

/** Shares of an area in each drought class over the weeks. */
export const droughtStatistics = dataset({
  id: 'drought-statistics',
  title: 'Drought over time by area',
  query: z.object({
    areaCode: z
      .string()
      .regex(/^\d{2}(\d{3})?$/)
      .describe('FIPS of a state or county'),
    startDate: z.iso.date(),
    endDate: z.iso.date(),
  }),
  answer: z
    .object({
      weeks: z.array(
        z.object({
          mapDate: z.string(),
          nonePct: z.number(),
          d0Pct: z.number(),
          d1Pct: z.number(),
          d2Pct: z.number(),
          d3Pct: z.number(),
          d4Pct: z.number(),
        }),
      ),
    })
    .describe('Cumulative: D0 includes D1 to D4'),
  sample: {
    weeks: [
      { mapDate: '2026-05-05', nonePct: 40, d0Pct: 60, d1Pct: 40, d2Pct: 20, d3Pct: 5, d4Pct: 0 },
    ],
  },
});

import * as z from 'zod';
import { dataset } from '../../facts.ts';

const maybe = z.number().nullable();
const maybeText = z.string().nullable();

/** Warnings on tropical cyclones of the western Pacific, the Indian Ocean and the southern hemisphere; positions are in the linked text. */
export const cycloneWarnings = dataset({
  id: 'cyclone-warnings',
  title: 'Tropical cyclone warnings outside US waters',
  query: z.object({}),
  answer: z.object({
    warnings: z.array(
      z.object({
        kind: z.enum(['warning', 'formation_alert']),
        id: z.string(),
        stormId: maybeText,
        name: maybeText,
        classification: z.string(),
        area: maybeText,
        warningNumber: maybe,
        isFinal: z.boolean(),
        issuedAt: maybeText,
        links: z.array(z.object({ title: z.string(), url: z.string() })),
      }),
    ),
  }),
  sample: {
    warnings: [
      {
        kind: 'warning',
        id: '17W',
        stormId: 'wp172026',
        name: 'Seventeen',
        classification: 'Tropical Depression',
        area: 'Northwest Pacific/North Indian Ocean',
        warningNumber: 2,
        isFinal: false,
        issuedAt: '2026-08-18T21:00:00Z',
        links: [
          {
            title: 'TC Warning Text',
            url: 'https://www.metoc.navy.mil/jtwc/products/wp1726web.txt',
          },
        ],
      },
    ],
  },
});

/** Where tropical cyclones may form in the next days. No areas: none is expected. */
export const formationOutlook = dataset({
  id: 'formation-outlook',
  title: 'Outlook on the formation of tropical cyclones',
  query: z.object({ basin: z.enum(['atlantic', 'eastern_pacific', 'central_pacific']) }),
  answer: z.object({
    issuedAt: z.string(),
    areas: z.array(
      z.object({
        name: z.string(),
        chance2DayPct: z.number().min(0).max(100),
        chance7DayPct: z.number().min(0).max(100).nullable(),
        text: z.string(),
      }),
    ),
  }),
  sample: {
    issuedAt: '2026-08-18T18:00:00Z',
    areas: [
      {
        name: 'Central Tropical Atlantic',
        chance2DayPct: 60,
        chance7DayPct: 80,
        text: 'A tropical wave is moving west.',
      },
    ],
  },
});

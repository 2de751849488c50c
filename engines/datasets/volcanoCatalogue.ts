import * as z from 'zod';
import { dataset } from '../facts.ts';

const lat = z.number().min(-90).max(90);
const lon = z.number().min(-180).max(180);
const maybe = z.number().nullable();
const maybeText = z.string().nullable();

/** All Holocene volcanoes of the Smithsonian catalogue, without their eruptions. */
export const holoceneVolcanoes = dataset({
  id: 'holocene-volcanoes',
  title: 'Holocene volcanoes of the world',
  query: z.object({}),
  answer: z.object({
    volcanoes: z.array(
      z.object({ gvpNumber: z.int(), name: z.string(), country: maybeText, type: maybeText, lastEruptionYear: z.int().nullable(), elevationM: maybe, evidence: maybeText, tectonicSetting: maybeText, region: maybeText, lat, lon }),
    ),
  }),
  sample: {
    volcanoes: [
      {
        gvpNumber: 211020, name: 'Vesuvius', country: 'Italy', type: 'Stratovolcano', lastEruptionYear: 1944, elevationM: 1281, evidence: 'Eruption Observed',
        tectonicSetting: 'Subduction zone / Continental crust (> 25 km)', region: 'European Volcanic Regions', lat: 40.82, lon: 14.43,
      },
    ],
  },
});

/** Eruptions since 1960 of the Smithsonian catalogue. */
export const recentEruptions = dataset({
  id: 'recent-eruptions',
  title: 'Eruptions since 1960',
  query: z.object({}),
  answer: z.object({
    eruptions: z.array(z.object({ eruptionNumber: z.int(), gvpNumber: z.int(), name: maybeText, vei: z.int().min(0).max(8).nullable(), startYear: z.int(), startMonth: z.int().nullable(), startDay: z.int().nullable() })),
  }),
  sample: { eruptions: [{ eruptionNumber: 22_500, gvpNumber: 211060, name: 'Etna', vei: 2, startYear: 2022, startMonth: 11, startDay: 27 }] },
});

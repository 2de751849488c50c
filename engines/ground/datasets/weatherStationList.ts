import * as z from 'zod';
import { dataset } from '../../facts.ts';

export const listedStation = z.object({
  id: z.string().describe('ICAO identifier, such as KSFO'),
  ghcnId: z.string().describe('Identifier in the daily archive, such as USW00023234'),
  name: z.string(),
  state: z.string(),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
});
export type ListedStation = z.output<typeof listedStation>;

const sample: ListedStation = {
  id: 'KSFO',
  ghcnId: 'USW00023234',
  name: 'San Francisco International Airport',
  state: 'CA',
  lat: 37.62,
  lon: -122.37,
};

/** First-order weather stations of the United States: one by its identifier, those of a state, or the nearest to a point. */
export const listedStations = dataset({
  id: 'listed-weather-stations',
  title: 'First-order weather stations',
  query: z.union([
    z.object({ stationId: z.string().min(1).max(20) }),
    z.object({ state: z.string().min(1).max(30) }),
    z.object({
      lat: z.number().min(-90).max(90),
      lon: z.number().min(-180).max(180),
      limit: z.number().int().min(1).max(200).default(20),
    }),
    z.object({ all: z.literal(true) }),
  ]),
  answer: z.object({
    stations: z.array(listedStation),
    /** What to ask for instead, where a station or state is not listed. */
    alike: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  sample: { stations: [sample], alike: [] },
});

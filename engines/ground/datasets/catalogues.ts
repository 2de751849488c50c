import * as z from 'zod';
import { dataset } from '../../facts.ts';
import { quaternaryFault, quaternaryFaults } from './ground.ts';
import { tsunamiEvent, tsunamiEvents } from './tsunamiFeeds.ts';
import { bridge, bridgesNear } from './infrastructure.ts';
import { notEarthquakes, quake, quakesNear } from './quakes.ts';

/** Parts of whole catalogues, for bringing them in; questions about places go to the datasets of places. */

/** Earthquakes of the world between two times. */
export const quakeWindow = dataset({
  id: 'quake-window',
  title: 'Earthquakes of the world in a window of time',
  query: z.object({
    startTime: z.string(),
    endTime: z.string().describe('Included'),
    minMagnitude: z.number().min(-2).max(10),
    limit: z.int().min(1).max(20_000),
  }),
  answer: z.object({ events: z.array(quake), complete: z.boolean(), notEarthquakes }),
  sample: quakesNear.sample,
});

/** Tsunamis of some years, a page at a time. */
export const tsunamisOfYears = dataset({
  id: 'tsunamis-of-years',
  title: 'Historic tsunamis by years',
  query: z.object({ minYear: z.int(), maxYear: z.int(), page: z.int().min(1) }),
  answer: z.object({ events: z.array(tsunamiEvent), totalPages: z.int().min(0) }),
  sample: { events: tsunamiEvents.sample.events, totalPages: 1 },
});

/** Numbers of the objects in a layer of a map service: how far they go. */
const extent = z.object({
  lastNumber: z.int().min(0).nullable().describe('Null for an empty layer'),
});
/** A block of a layer by the service's own numbering, both ends included. */
const block = z.object({ from: z.int().min(0), to: z.int().min(0) });

export const bridgeNumbers = dataset({
  id: 'bridge-numbers',
  title: 'Extent of the bridge inventory',
  query: z.object({}),
  answer: extent,
  sample: { lastNumber: 620_000 },
});

/** Bridges by number; `inventoryId` is unique in the country, the bridge's own `id` in its state only. */
export const bridgeBlock = dataset({
  id: 'bridge-block',
  title: 'Bridges by number',
  query: block,
  answer: z.object({
    bridges: z.array(bridge.extend({ inventoryId: z.string() })),
    complete: z.boolean(),
  }),
  sample: {
    bridges: bridgesNear.sample.bridges.map((each) => ({ ...each, inventoryId: '06-06 0021' })),
    complete: true,
  },
});

export const faultNumbers = dataset({
  id: 'fault-numbers',
  title: 'Extent of the fault database',
  query: z.object({}),
  answer: extent,
  sample: { lastNumber: 110_000 },
});

/** Faults by number. */
export const faultBlock = dataset({
  id: 'fault-block',
  title: 'Quaternary faults by number',
  query: block,
  answer: z.object({
    faults: z.array(quaternaryFault.extend({ number: z.int() })),
    complete: z.boolean(),
  }),
  sample: {
    faults: quaternaryFaults.sample.faults.map((each) => ({ ...each, number: 1 })),
    complete: true,
  },
});

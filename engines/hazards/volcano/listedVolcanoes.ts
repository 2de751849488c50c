import * as z from 'zod';
import { countWords, type Listed } from '../../component.ts';
import { isKnown, type Fact } from '../../facts.ts';
import { volcanoesNear } from '../../ground/datasets/volcanoes.ts';
import { distanceKm } from '../../ground/earth/geodesy.ts';

const MOST = 10;

const listedVolcano = z.object({
  name: z.string(),
  distance_km: z.number(),
  last_eruption_year: z.int().nullable(),
  lat: z.number(),
  lon: z.number(),
});

const shape = {
  volcanoes: z
    .array(listedVolcano)
    .nullable()
    .describe('Nearest first, at most 10; null: nobody answered'),
};

type Volcanoes = z.output<(typeof volcanoesNear)['answer']>;

const WORDS = { one: 'volcano', many: 'volcanoes' } as const;

/** Volcanoes of the Holocene within the radius. */
export const listedVolcanoes: Listed<typeof shape> = {
  shape,
  needs: ({ lat, lon, radiusKm }) => ({ near: volcanoesNear({ lat, lon, radiusKm }) }),
  list({ lat, lon, radiusKm }, { near: answer }: { readonly near: Fact<Volcanoes> }) {
    if (!isKnown(answer)) return { members: { volcanoes: null }, said: countWords(null, WORDS) };
    const volcanoes = answer.value.volcanoes
      .map((volcano) => ({
        name: volcano.name,
        distance_km: distanceKm(lat, lon, volcano.lat, volcano.lon),
        last_eruption_year: volcano.lastEruptionYear,
        lat: volcano.lat,
        lon: volcano.lon,
      }))
      .filter(({ distance_km }) => distance_km <= radiusKm)
      .toSorted((a, b) => a.distance_km - b.distance_km)
      .slice(0, MOST);
    return { members: { volcanoes }, said: countWords(volcanoes.length, WORDS) };
  },
};

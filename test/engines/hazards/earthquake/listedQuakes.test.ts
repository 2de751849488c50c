import { describe, expect, it } from 'vitest';
import { pastQuakes } from '../../../../engines/ground/datasets/pastQuakes.ts';
import { quakesNear, type Quake } from '../../../../engines/ground/datasets/quakes.ts';
import { listedQuakes } from '../../../../engines/hazards/earthquake/listedQuakes.ts';

const place = { lat: 37, lon: -122, radiusKm: 100 };
const told = <A>(value: A) => ({
  value,
  source: 'test',
  asOf: '2026-01-01T00:00:00Z',
  retrievedAt: '2026-01-01T00:00:00Z',
  status: 'sample' as const,
});
const nobody = { missing: 'nobody answered', source: 'test' };
const [lomaPrieta] = pastQuakes.sample.events;
const quake = (time: string, magnitude: number): Quake[] =>
  quakesNear.sample.events.map((event) => ({ ...event, time, magnitude }));
const list = (facts: object) => listedQuakes.list(place, facts as never);

describe('listed earthquakes', () => {
  it('are those of the past and of the last days, largest first, each once', () => {
    const late = [...quake('2026-11-20T03:00:00Z', 4.7), ...quake('1989-10-18T00:04:15Z', 6.9)];
    const { members, said } = list({
      past: told({ ...pastQuakes.sample, total: 12 }),
      recent: told({ events: late, complete: true }),
    });
    expect(members.earthquakes?.map(({ time }) => time)).toEqual([
      lomaPrieta?.time,
      '2026-11-20T03:00:00Z',
    ]);
    expect(members.earthquake_total).toBe(13);
    expect(said).toBe('the 2 largest of 13 earthquakes');
    expect(members.earthquake_list_holds).toMatch(/1965 to 2016.*; every one of magnitude 4.5/);
    expect(members.earthquake_list_complete).toBe(false);
  });

  it('of one magnitude, has the nearer first', () => {
    const [far, near] = [37.8, 37.1].map((lat) =>
      quake(`2026-11-2${Math.round(lat * 10) % 10}T03:00:00Z`, 5).map((event) => ({
        ...event,
        lat,
      })),
    );
    const { members } = list({
      past: nobody,
      recent: told({ events: [...(far ?? []), ...(near ?? [])], complete: true }),
    });
    expect(members.earthquakes?.map(({ lat }) => lat)).toEqual([37.1, 37.8]);
  });

  it('are complete where all that are known are listed, of the past and of the last days', () => {
    const past = told(pastQuakes.sample);
    const recent = told({ events: quake('2026-11-20T03:00:00Z', 4.7), complete: true });
    const isComplete = (facts: object) => list(facts).members.earthquake_list_complete;
    expect(isComplete({ past, recent })).toBe(true);
    expect(isComplete({ past: told({ ...pastQuakes.sample, events: [], total: 0 }), recent })).toBe(
      true,
    );
    expect(isComplete({ past, recent: nobody })).toBe(false);
    expect(isComplete({ past: nobody, recent })).toBe(false);
  });

  it('are those of the past where no network answers or its list is cut', () => {
    for (const recent of [nobody, told({ events: quake('2026-11-20', 5), complete: false })]) {
      const { members, said } = list({ past: told(pastQuakes.sample), recent });
      expect(members.earthquakes?.map(({ time }) => time)).toEqual([lomaPrieta?.time]);
      expect(members.earthquake_list_holds).not.toMatch(/30 days/);
      expect(said).toBe('1 earthquake');
    }
  });

  it('are unknown, not none, where nobody answers', () => {
    const { members, said } = list({ past: nobody, recent: nobody });
    expect(members.earthquakes).toBeNull();
    expect(members.earthquake_total).toBeNull();
    expect(said).toBe('no answer about earthquakes');
  });
});

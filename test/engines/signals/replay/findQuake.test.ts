import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { findNeeds } from '../../../../engines/signals/replay/findQuake.ts';
import { replayInput } from '../../../../engines/signals/replay/schemas.ts';

const asked = z.object({ startTime: z.string(), endTime: z.string() });

/** Whether an instant is within the window that is asked of the catalogue. */
function isAsked(at: { lat: number; lon: number; event_date: string }, instant: string): boolean {
  const { near } = findNeeds(replayInput.parse(at));
  const { startTime, endTime } = asked.parse(near?.query);
  const ms = Date.parse(instant);
  return ms >= Date.parse(startTime) && ms < Date.parse(endTime);
}

// Origin times of the USGS catalogue; the local day is the one that the earthquake is known by.
describe('the day of an earthquake', () => {
  it.each([
    ['Christchurch, 22 February 2011', -43.53, 172.63, '2011-02-22', '2011-02-21T23:51:42Z'],
    ['Ridgecrest, 5 July 2019', 35.77, -117.6, '2019-07-05', '2019-07-06T03:19:53Z'],
    ['Kobe, 17 January 1995', 34.58, 135.02, '1995-01-17', '1995-01-16T20:46:52Z'],
    ['Maule, 27 February 2010', -36.12, -72.9, '2010-02-27', '2010-02-27T06:34:11Z'],
  ])('is that of the place as well as that of UTC: %s', (_name, lat, lon, event_date, instant) => {
    expect(isAsked({ lat, lon, event_date }, instant)).toBe(true);
    expect(isAsked({ lat, lon, event_date }, `${event_date}T12:00:00Z`)).toBe(true);
  });

  it('is no other day', () => {
    const christchurch = { lat: -43.53, lon: 172.63, event_date: '2011-02-22' };
    expect(isAsked(christchurch, '2011-02-21T11:00:00Z')).toBe(false);
    expect(isAsked(christchurch, '2011-02-23T00:00:01Z')).toBe(false);
  });

  it('is not asked for where none is named', () => {
    const { near } = findNeeds(replayInput.parse({ lat: 35, lon: 135 }));
    expect(near?.query).not.toHaveProperty('startTime');
  });
});

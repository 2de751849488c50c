import { expect, it } from 'vitest';
import { eruptionReplay } from '../../../../engines/signals/replay/eruptionReplay.ts';
import { replayInput } from '../../../../engines/signals/replay/schemas.ts';
import { embeddedFacts, MOMENT } from '../../../support/embeddedFacts.ts';

const ETNA = 211060;
const eruption = (gvpNumber: number, startYear: number, vei: number | null, i: number) => ({
  eruptionNumber: i,
  gvpNumber,
  name: null,
  vei,
  startYear,
  startMonth: null,
  startDay: null,
});

it('an eruption is told with those before it by size, and with how often the world saw one of its size', async () => {
  const input = replayInput.parse({ lat: 37.75, lon: 14.99, event_date: '2002-10-26' });
  const facts = await embeddedFacts(eruptionReplay.needs(input));
  // Before 2002: Etna twice of VEI 2 and once of 3, once unknown; elsewhere 80 of VEI 3: with Etna's 81 in 42 years from 1960 on.
  const own = [
    [1971, 2],
    [1986, 3],
    [1989, 2],
    [1995, null],
    [2002, 3],
    [2006, 2],
  ] as const;
  const eruptions = [
    ...own.map(([year, vei], i) => eruption(ETNA, year, vei, i)),
    ...Array.from({ length: 80 }, (_unused, i) => eruption(1, 1960 + (i % 40), 3, 100 + i)),
  ];
  const { iso } = MOMENT;
  const known = { source: 'test', asOf: iso, retrievedAt: iso, status: 'live' as const };
  const told = { ...facts, eruptions: { ...known, value: { eruptions } } };
  const { summary, known_then: then } = eruptionReplay.assess(input, told, MOMENT);
  expect(summary).toContain('4 eruptions (2 of VEI 2, 1 of VEI 3)');
  expect(summary).toContain('in the whole world 1.9 a year of VEI 3 or more');
  // The latest that was known then, and the greatest first; what has no size comes last.
  expect(then.inputs).toMatchObject([{ latest_datum: '1995', records: 4 }]);
  expect(then.earlier_events.map(({ at, size }) => [at, size])).toEqual([
    ['1986', 3],
    ['1971', 2],
    ['1989', 2],
    ['1995', null],
  ]);
});

it('an eruption of a year is that of a volcano that erupted then: Grindavik 2024 is no eruption of Fagradalsfjall, which is nearer', async () => {
  const at = async (event_date: string) => {
    const input = replayInput.parse({ lat: 63.84, lon: -22.43, event_date });
    return eruptionReplay.assess(input, await embeddedFacts(eruptionReplay.needs(input)), MOMENT);
  };
  expect((await at('2024-01-14')).event?.place).toBe('Reykjanes');
  expect((await at('2023-07-10')).event?.place).toBe('Fagradalsfjall');
});

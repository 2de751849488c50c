import { describe, expect, it } from 'vitest';
import { component, known, lossAbout } from '../../../../engines/component.ts';
import { setting } from '../../../../engines/ground/datasets/terrain.ts';
import { components } from '../../../../engines/places/georisk/components.ts';
import { georiskVertical } from '../../../../engines/places/georisk/georiskVertical.ts';
import { compositeOf } from '../../../../engines/places/georisk/composite.ts';
import { lossesOf, placeNeeds } from '../../../../engines/places/georisk/placeHazards.ts';
import { componentsOf } from '../../../../engines/places/locationReport/assessment.ts';
import { reportSchema } from '../../../../engines/places/locationReport/schemas.ts';
import { sampleFacts } from '../../../support/sampleFacts.ts';
import * as z from 'zod';

const quantity = { name: 'frogs_per_year', value: 1, unit: '1/yr', p10: 0.5, p50: 1, p90: 2 };
const ANCHORS = [
  [0.01, 1],
  [1, 99],
] as const;
/** A ninth hazard, as one value: rain of frogs, worse than anything else. */
const frogs = component({
  name: 'frog_rain',
  words: 'rain of frogs',
  anchors: ANCHORS,
  needs: ({ lat, lon }) => ({ setting: setting({ lat, lon }) }),
  assess: () => known(ANCHORS, quantity, ['a cloud of frogs']),
  loss: () => lossAbout(0.2, 0.1),
  usual: { share: 0.5, lossP90: 0.3 },
  listed: {
    shape: { frogs: z.array(z.string()) },
    needs: ({ lat, lon }) => ({ setting: setting({ lat, lon }) }),
    list: () => ({ members: { frogs: ['Hyla'] }, said: '1 frog' }),
  },
});

const nine = [...components, frogs] as const;
const moment = { ms: Date.UTC(2026, 0, 1), iso: '2026-01-01T00:00:00Z' };
const place = { lat: 37.77, lon: -122.42, radiusKm: 100 };

describe('a ninth component, one line in the list', () => {
  const vertical = georiskVertical(nine);
  const asked = vertical.input.parse({ lat: place.lat, lon: place.lon });
  const facts = sampleFacts(vertical.needs(asked));
  const answer = vertical.output.parse(vertical.assess(asked, facts, moment));

  it('is asked for, and what it lists too', () => {
    const needs = placeNeeds(nine, place);
    expect(needs.frog_rain).toHaveProperty('setting');
    expect(needs.nearby).toHaveProperty('frog_rain');
  });

  it('stands in the answer, its vocabulary and its words', () => {
    expect(answer.components.frog_rain).toMatchObject({ state: 'known', quantity: { value: 1 } });
    expect(answer.dominant_hazard).toBe('frog_rain');
    expect(answer.summary).toContain('rain of frogs, CRITICAL');
    const [, pct] = /is expected to lose ([\d.]+) % of its value a year/.exec(answer.summary) ?? [];
    expect(Number(pct) / (100 * (answer.quantity?.value ?? NaN))).toBeCloseTo(1, 1);
    expect(answer.nearby).toMatchObject({ frogs: ['Hyla'] });
    expect(answer.nearby.effect).toContain('no volcanoes and 1 frog');
  });

  it('counts in the sum', () => {
    const dominant = (list: typeof nine | typeof components) =>
      compositeOf(list, lossesOf(list, place, { facts, moment }), 1).dominant;
    expect(dominant(nine)).toBe('frog_rain');
    expect(dominant(components)).not.toBe('frog_rain');
  });

  it('stands in the location report, in short and in full', () => {
    const { components: shape } = reportSchema(nine, vertical.output.shape).shape;
    const parsed = shape.parse(componentsOf(answer.components, true));
    expect(parsed.frog_rain).toMatchObject({ level: 'CRITICAL', drivers: ['a cloud of frogs'] });
    expect(componentsOf(answer.components, false)['frog_rain']).not.toHaveProperty('drivers');
  });
});

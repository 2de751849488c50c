import { describe, expect, it } from 'vitest';
import { isKnown } from '../../../../engines/facts.ts';
import { floodLoss } from '../../../../engines/hazards/flood/floodLoss.ts';
import { floodNeeds, siteFlood } from '../../../../engines/hazards/flood/siteFlood.ts';
import { embeddedFacts } from '../../../../scripts/validation/embeddedFacts.ts';

const MOMENT = { iso: '2026-01-01T00:00:00Z', ms: Date.UTC(2026, 0, 1) };
const STEP_KM = 0.1;
const STEPS = 80;
/** Nothing but a shore, a wall or a height parts two houses a hundred metres apart; of heights the walk takes only level ground. */
const MOST = 2;
const LEVEL_M = 0.5;

/** Loss and height of a place; undefined on water. */
function lossAt(lat: number, lon: number) {
  const facts = embeddedFacts(floodNeeds({ lat, lon }));
  const { setting, flood, elevation } = facts;
  if (!isKnown(setting) || !setting.value.isLand || !isKnown(flood) || !isKnown(elevation))
    return undefined;
  const loss = floodLoss(siteFlood(facts, flood.value, MOMENT), flood.value).value;
  return { loss, heightM: elevation.value.elevationM };
}

/** Quotients of the losses of neighbours on level ground, west to east through a place. */
function stepsThrough(lat: number, lon: number): number[] {
  const found: number[] = [];
  let before = undefined as ReturnType<typeof lossAt>;
  for (let k = -STEPS; k <= STEPS; k++) {
    const here = lossAt(lat, lon + (k * STEP_KM) / (111.2 * Math.cos((lat * Math.PI) / 180)));
    if (here && before && Math.abs(here.heightM - before.heightM) < LEVEL_M)
      found.push(Math.max(here.loss / before.loss, before.loss / here.loss));
    before = here;
  }
  return found;
}

describe('the expected loss of floods at the edge of a town whose floods are published', () => {
  it.each([
    ['Galveston', 29.3013, -94.7977],
    ['Fargo', 46.8772, -96.7898],
    ['Norfolk', 36.85, -76.29],
    ['Derna', 32.765, 22.6],
    ['Khartoum', 15.61, 32.53],
    ['Nagoya', 35.05, 136.88],
    ['Bor', 6.21, 31.56],
  ])('is of one piece across %s', (_name, lat, lon) => {
    const steps = stepsThrough(lat, lon);
    expect(steps.length).toBeGreaterThan(20);
    expect(Math.max(...steps)).toBeLessThan(MOST);
  });
});

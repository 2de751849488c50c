import { describe, expect, it } from 'vitest';
import { isKnown } from '../../../../engines/facts.ts';
import { buildingOf } from '../../../../engines/money/insurance/buildingOf.ts';
import { handedFacts } from '../../../../engines/money/siteRisk/handedFacts.ts';
import { propertyLoss } from '../../../../engines/money/siteRisk/propertyLoss.ts';
import { readNeeds, withUnread } from '../../../../engines/money/siteRisk/readNeeds.ts';
import { siteNeeds } from '../../../../engines/money/siteRisk/sitePerils.ts';
import { embeddedFacts, MOMENT } from '../../../support/embeddedFacts.ts';

/** Points all over the globe, of which two in three lie at sea, and some beside shores. */
const PLACES = [
  ...Array.from({ length: 60 }, (_unused, i) => ({
    lat: 60 * Math.sin(i * 7.3),
    lon: 179 * Math.sin(i * 3.1),
  })),
  { lat: 38.32, lon: 141.02 }, // Sendai, 1 km from the sea
  { lat: 38.27, lon: 140.8 }, // 20 km from it
  { lat: 46.45, lon: 6.5 }, // on Lake Geneva
  { lat: 40.71, lon: -74.0 },
];

describe('the facts that a thread is handed, and those that a batch asks', () => {
  it('give the losses of all facts, over the thread as well', async () => {
    let offShore = 0;
    let inland = 0;
    for (const at of PLACES) {
      const facts = await embeddedFacts(siteNeeds(at));
      const handed = handedFacts(facts);
      if (!isKnown(handed.flood.elevation)) offShore++;
      else if (!isKnown(handed.tsunami.sources)) inland++;
      const building = buildingOf({ ...at, property_type: 'residential' });
      const lossBy = (known: typeof facts) =>
        propertyLoss(at, { facts: known, moment: MOMENT }, building);
      // Losses hold functions of the rate, which no copy has.
      const { sites: _own, ...told } = lossBy(structuredClone(handed));
      const { sites: _all, ...expected } = lossBy(facts);
      expect(told, `${at.lat} ${at.lon}`).toEqual(expected);
      const asked = await embeddedFacts(readNeeds(at, facts.place));
      const { sites: _few, ...read } = lossBy(withUnread(structuredClone(asked)));
      expect(read, `${at.lat} ${at.lon}`).toEqual(expected);
    }
    expect(offShore).toBeGreaterThan(20);
    expect(inland).toBeGreaterThan(10);
    expect(offShore + inland).toBeLessThan(PLACES.length);
  }, 60_000);
});

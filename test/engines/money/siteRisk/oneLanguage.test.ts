import { describe, expect, it } from 'vitest';
import type { LossOrState } from '../../../../engines/component.ts';
import { isKnown } from '../../../../engines/facts.ts';
import { REFERENCE_BUILDING } from '../../../../engines/ground/vulnerability/building.ts';
import { addedByGround, rockLoss } from '../../../../engines/hazards/earthquake/siteLoss.ts';
import { floodLosses } from '../../../../engines/hazards/flood/floodLoss.ts';
import { siteFlood } from '../../../../engines/hazards/flood/siteFlood.ts';
import { landslideComponent } from '../../../../engines/hazards/landslide/component.ts';
import { sinkholeComponent } from '../../../../engines/hazards/sinkhole/component.ts';
import { tsunamiComponent } from '../../../../engines/hazards/tsunami/component.ts';
import { volcanoComponent } from '../../../../engines/hazards/volcano/component.ts';
import { climateNeeds, knownClimates } from '../../../../engines/hazards/weather/component.ts';
import { weatherLossParts } from '../../../../engines/hazards/weather/weatherLoss.ts';
import { PERILS } from '../../../../engines/money/siteRisk/perils.ts';
import { perilLoss } from '../../../../engines/money/siteRisk/siteLoss.ts';
import { siteNeeds, sitePerils } from '../../../../engines/money/siteRisk/sitePerils.ts';
import { embeddedFacts, MOMENT } from '../../../support/embeddedFacts.ts';

const PLACES = [
  ['San Francisco', 37.7749, -122.4194],
  ['Memphis', 35.1495, -90.049],
  ['Oklahoma City', 35.4676, -97.5164],
  ['Miami', 25.7617, -80.1918],
  ['Tokyo', 35.6762, 139.6503],
  ['Dhaka', 23.8103, 90.4125],
  ['Paris', 48.8566, 2.3522],
  ['Bam', 29.106, 58.357],
  ['Seaside', 45.9932, -123.9226],
  ['Crescent City', 41.7558, -124.2026],
  ['Iquique', -20.2141, -70.1524],
  ['Naples', 40.8518, 14.2681],
  ['Manila', 14.5995, 120.9842],
  ["L'Aquila", 42.3498, 13.3995],
] as const;

/** The eight hazards' losses of the reference building, and what the money engines make of the same building at the same place. */
async function bothAt(lat: number, lon: number) {
  const at = { lat, lon };
  const facts = await embeddedFacts({ ...siteNeeds(at), climates: climateNeeds(at) });
  const { hazard, soil } = facts.shaking;
  const { flood } = facts.flood;
  if (!isKnown(hazard) || !isKnown(soil) || !isKnown(flood)) throw new Error('no facts');
  const water = floodLosses(siteFlood(facts.flood, flood.value, MOMENT), flood.value);
  const parts = weatherLossParts(lat, knownClimates(facts.climates));
  const caused = (...causes: string[]) =>
    parts.reduce((sum, part) => sum + (causes.includes(part.cause) ? part.perYear : 0), 0);
  const place = { lat, lon, radiusKm: 100 };
  const valueOf = (loss: LossOrState) => (typeof loss === 'string' ? 0 : loss.value);
  const composite = {
    tsunami: valueOf(tsunamiComponent.loss(place, facts.tsunami, MOMENT)),
    volcano: valueOf(volcanoComponent.loss(place, facts.volcano, MOMENT)),
    landslide: valueOf(landslideComponent.loss(place, facts.landslide, MOMENT)),
    sinkhole: valueOf(sinkholeComponent.loss(place, facts.sinkhole, MOMENT)),
    earthquake:
      rockLoss(hazard.value, soil.value).value + addedByGround(hazard.value, soil.value).value,
    flood: water.river + water.rain + water.sea,
    wind: caused(
      'hurricane wind',
      'typhoon wind',
      'cyclone wind',
      'extratropical wind',
      'gales and squalls',
      'thunderstorm gusts',
    ),
    severe_storm: caused('tornado', 'hail'),
  };
  const sites = sitePerils({ lat, lon }, facts, MOMENT);
  const money = (peril: keyof typeof composite) => {
    const site = sites.find((each) => each.peril === peril);
    if (!site) throw new Error(peril);
    const of = (constructionType: 'wood_frame' | 'masonry') =>
      perilLoss(site, { ...REFERENCE_BUILDING, constructionType }).averageAnnual;
    // The walls of the reference house: POLICY of `referenceHouse.ts`.
    return 0.8 * of('wood_frame') + 0.2 * of('masonry');
  };
  return { composite, money };
}

describe('the composite and the money engines speak of one loss', () => {
  it.each(PLACES)(
    'the reference house in %s loses the same by both',
    async (_name, lat, lon) => {
      const { composite, money } = await bothAt(lat, lon);
      for (const peril of PERILS) {
        if (peril === 'wildfire') continue;
        const [a, b] = [composite[peril], money(peril)];
        // Both cut the same curve, one evenly, one at the events that portfolios share, which end at once in 100,000 years.
        if (Math.max(a, b) > 1e-5) expect(Math.abs(Math.log(a / b)), peril).toBeLessThan(0.1);
      }
    },
    60_000,
  );
});

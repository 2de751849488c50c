import { describe, expect, it } from 'vitest';
import { score } from '../../../../engines/places/georisk/index.ts';
import { predict as tsunami } from '../../../../engines/hazards/tsunami/index.ts';
import { risk as wildfire } from '../../../../engines/hazards/wildfire/index.ts';
import { report } from '../../../../engines/places/locationReport/index.ts';
import { TIERS, type Tier } from '../../../../engines/places/locationReport/needs.ts';
import { embeddedFacts } from '../../../../scripts/validation/embeddedFacts.ts';

const moment = { ms: Date.UTC(2026, 0, 15), iso: '2026-01-15T00:00:00.000Z' };
const PLACES = [
  [35.68, 139.76],
  [51.5, -0.12],
  [-33.92, 18.42],
  [24, 10],
  [0, -150],
] as const;

function reportAt(lat: number, lon: number, tier: Tier) {
  const input = { lat, lon, tier };
  return report.output.parse(report.assess(input, embeddedFacts(report.needs(input)), moment));
}

describe('the same place has the same numbers', () => {
  it.each(PLACES)('%f, %f: every tier holds the composite of georisk/score', (lat, lon) => {
    const input = { lat, lon, radius_km: 100 };
    const own = score.assess(input, embeddedFacts(score.needs(input)), moment);
    for (const tier of TIERS) {
      const reply = reportAt(lat, lon, tier);
      expect(reply).toMatchObject({
        score: own.score,
        level: own.level,
        quantity: own.quantity,
        interval: own.interval,
        dominant_hazard: own.dominant_hazard,
        coverage: own.coverage,
      });
      for (const [name, component] of Object.entries(own.components)) {
        const { state, quantity, score: value, level, contribution } = component;
        expect(
          reply.components[name as keyof typeof reply.components],
          `${tier} ${name}`,
        ).toMatchObject({ state, quantity, score: value, level, contribution });
      }
    }
  });

  it('the premium details are the answers of the endpoints', () => {
    const at = { lat: 35.68, lon: 139.76 };
    const { details, return_periods } = reportAt(at.lat, at.lon, 'premium');
    const fire = wildfire.output.parse(
      wildfire.assess(at, embeddedFacts(wildfire.needs(at)), moment),
    );
    expect(details?.wildfire).toEqual(fire);
    const input = { ...at, radius_km: 100 };
    const wave = tsunami.output.parse(
      tsunami.assess(input, embeddedFacts(tsunami.needs(input)), moment),
    );
    expect(details?.tsunami).toEqual(wave);
    const row = return_periods?.find(
      ({ hazard, return_period_yr }) => hazard === 'tsunami' && return_period_yr === 475,
    );
    // Three digits, as tsunami/predict tells the same height.
    expect(row?.value).toBe(Number(wave.coastal_height_475yr_m?.toPrecision(3)));
    const modelled = (return_periods ?? []).filter(({ hazard }) => hazard !== 'earthquake');
    expect(modelled.length).toBeGreaterThan(5);
    for (const { value } of modelled) expect(value).toBe(Number(value.toPrecision(3)));
  });
});

describe('depth', () => {
  it('grows with the tier', () => {
    const [quick, standard, premium] = TIERS.map((tier) => reportAt(35.68, 139.76, tier));
    expect(quick).not.toHaveProperty('return_periods');
    expect(quick?.components.earthquake).not.toHaveProperty('drivers');
    expect(standard?.components.earthquake.drivers?.length).toBeGreaterThan(0);
    expect(standard).not.toHaveProperty('details');
    expect(premium?.details).toBeDefined();
    expect(premium?.uniform_hazard_spectra?.length).toBeGreaterThan(0);
  });
});

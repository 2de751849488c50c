import { describe, expect, it } from 'vitest';
import { bridgeRisk, waterMainRisk } from '../../../../engines/systems/infrastructure/index.ts';
import { scourCodeOf } from '../../../../engines/systems/infrastructure/bridge/bridgesNear.ts';
import { hasColdSnap } from '../../../../engines/systems/infrastructure/waterMain/breakFactors.ts';
import { embeddedFacts } from '../../../../scripts/validation/embeddedFacts.ts';
import { roundReply } from '../../../../src/core/round.ts';
import { strayNumbers } from '../../../support/numbersInRecord.ts';

const moment = { ms: Date.UTC(2026, 0, 15, 12), iso: '2026-01-15T12:00:00.000Z' };
const DETROIT = { lat: 42.3314, lon: -83.0458 };
const SAN_FRANCISCO = { lat: 37.7749, lon: -122.4194 };

function main(body: object, forecastC?: readonly number[]) {
  const input = waterMainRisk.input.parse({ ...DETROIT, ...body });
  const facts = embeddedFacts(waterMainRisk.needs(input));
  const days = forecastC?.map((airC, i) => ({
    date: `2026-01-${15 + i}`,
    temperatureMaxC: airC + 3,
    temperatureMinC: airC - 3,
    precipitationMm: 0,
    precipitationProbability: null,
    windSpeedMaxMps: null,
    windGustMaxMps: null,
    wmoCode: null,
  }));
  const forecast =
    days === undefined
      ? facts.forecast
      : {
          value: { issuedAt: null, days },
          source: 'test',
          asOf: moment.iso,
          retrievedAt: moment.iso,
          status: 'live' as const,
        };
  return waterMainRisk.assess(input, { ...facts, forecast }, moment);
}

function bridge(body: object) {
  const input = bridgeRisk.input.parse({ ...SAN_FRANCISCO, ...body });
  return bridgeRisk.assess(input, embeddedFacts(bridgeRisk.needs(input)), moment);
}

const rate = (reply: { readonly quantity: { readonly value: number } | null }): number =>
  reply.quantity?.value ?? NaN;
const part = (reply: ReturnType<typeof bridge>, cause: string): number =>
  reply.parts.find((each) => each.cause === cause)?.annual_probability ?? NaN;

describe('where no bridge stands', () => {
  it.each([
    ['the open Pacific', -40, -130, 'open sea'],
    ['the South Pole', -90, 0, 'ice sheet'],
  ])('none fails: %s', (_name, lat, lon, where) => {
    const reply = bridge({ lat, lon });
    expect(reply).toMatchObject({ score: null, level: null, quantity: null, parts: [] });
    expect(reply.summary).toContain(where);
  });

  it.each([
    ['the Golden Gate', 37.82, -122.478],
    ['the middle of the Øresund', 55.57, 12.85],
    ['Lake Pontchartrain', 30.2, -90.12],
    ['the middle of Hangzhou Bay', 30.45, 121.13],
  ])('over water of %s one may', (_name, lat, lon) => {
    expect(bridge({ lat, lon }).score).not.toBeNull();
  });
});

describe('water main', () => {
  it.each([
    ['the open Pacific', -40, -130, 'open water'],
    ['the South Pole', -90, 0, 'ice sheet'],
    ['inner Greenland', 72.58, -38.46, 'ice sheet'],
  ])('does not lie in %s', (_name, lat, lon, where) => {
    const reply = main({ lat, lon, pipe_material: 'cast_iron', pipe_age_years: 100 });
    expect(reply).toMatchObject({ score: null, level: null, quantity: null, forecast_7_day: null });
    expect(reply.reason).toContain(where);
    expect(reply.breaks_per_100_miles_yr).toBeNull();
  });

  it('counts no winter colder than any surveyed network, and says so', () => {
    const yakutsk = main({ lat: 62.03, lon: 129.73, pipe_material: 'cast_iron' });
    const frost = yakutsk.drivers.find(({ driver }) => driver === 'frost')?.factor;
    // Twelve months at -20 °C would raise it by exp(0.5 * 3) over a mean of the surveyed networks above 1.
    expect(frost).toBeLessThan(Math.exp(1.5));
    expect(frost).toBeGreaterThan(1.5);
    expect(yakutsk.warnings.join(' ')).toContain('colder than in any surveyed network');
    expect(main({ pipe_material: 'cast_iron' }).warnings.join(' ')).not.toContain('colder than');
  });

  it('doubts a main older than its material', () => {
    const warned = (pipe_material: string, pipe_age_years: number) =>
      main({ pipe_material, pipe_age_years }).warnings.some((text) => text.includes('laid before'));
    expect(warned('pvc', 150)).toBe(true);
    expect(warned('ductile_iron', 110)).toBe(true);
    expect(warned('pvc', 60)).toBe(false);
    expect(warned('cast_iron', 150)).toBe(false);
  });

  it('breaks more often when older, of cast iron, in cold places', () => {
    const old = main({ pipe_material: 'cast_iron', pipe_age_years: 95 });
    expect(rate(old)).toBeGreaterThan(
      rate(main({ pipe_material: 'cast_iron', pipe_age_years: 30 })),
    );
    expect(rate(old)).toBeGreaterThan(rate(main({ pipe_material: 'pvc', pipe_age_years: 95 })));
    expect(rate(old)).toBeGreaterThan(
      rate(main({ pipe_material: 'cast_iron', pipe_age_years: 95, lat: 25.76, lon: -80.19 })),
    );
    expect(old.primary_driver).toBe('material');
  });

  it('widens the interval where age and material are not given, and says so', () => {
    const known = main({ pipe_material: 'cast_iron', pipe_age_years: 75 });
    const guessed = main({});
    const width = ({ quantity }: typeof known) => (quantity?.p90 ?? NaN) / (quantity?.p10 ?? NaN);
    expect(width(guessed)).toBeGreaterThan(width(known));
    expect(guessed.material_is_given).toBe(false);
    expect(guessed.warnings.join(' ')).toContain('material was not given');
  });

  it('names climatology where no forecast answers, and uses the forecast where one does', () => {
    const usual = main({ pipe_material: 'cast_iron' }).forecast_7_day;
    expect(usual?.basis).toBe('climatology');
    expect(usual?.reason).toBeDefined();
    const mild = main({ pipe_material: 'cast_iron' }, [9, 9, 9, 9, 9, 9, 9]).forecast_7_day;
    const snap = main({ pipe_material: 'cast_iron' }, [6, 6, 6, -8, -12, -14, -14]).forecast_7_day;
    expect(mild?.basis).toBe('forecast');
    expect(snap?.cold_snap).toBe(true);
    expect(snap?.probability_per_km).toBeGreaterThan(2 * (mild?.probability_per_km ?? NaN));
  });

  it('sees a cold snap in a fall, not in steady frost', () => {
    expect(hasColdSnap([5, 4, 5, -6, -7, -8], 2)).toBe(true);
    expect(hasColdSnap([-9, -9, -9, -9, -9, -9], -8)).toBe(false);
  });

  it('refuses a material that is none', () => {
    const parsed = waterMainRisk.input.safeParse({ ...DETROIT, pipe_material: 'lead' });
    expect(parsed.success).toBe(false);
    expect(JSON.stringify(parsed.error?.issues)).toContain('ductile_iron');
  });
});

describe('bridge', () => {
  it('says of each cause where its number comes from, and of one that is not known that it is not', () => {
    const quakes = bridge({}).parts.find(({ cause }) => cause === 'earthquake');
    expect(quakes?.annual_probability).toBeGreaterThan(0);
    expect(quakes?.basis).toMatch(/Hazus curves over the hazard curve/);
    const input = bridgeRisk.input.parse(SAN_FRANCISCO);
    const facts = embeddedFacts(bridgeRisk.needs(input));
    const unheard = { missing: 'no source answered', source: 'none' } as const;
    const blind = bridgeRisk
      .assess(input, { ...facts, hazard: unheard }, moment)
      .parts.find(({ cause }) => cause === 'earthquake');
    expect(blind).toMatchObject({ annual_probability: null, return_period_yr: null, share: null });
    expect(blind?.basis).toMatch(/not known/);
  });

  it('fails more often when worse, scour critical, or where the ground shakes', () => {
    const base = bridge({});
    expect(rate(bridge({ nbi_condition: 3 }))).toBeGreaterThan(rate(base));
    expect(rate(bridge({ scour_code: '2' }))).toBeGreaterThan(rate(bridge({ scour_code: '8' })));
    expect(part(base, 'earthquake')).toBeGreaterThan(
      20 * part(bridge({ lat: 41.6, lon: -93.6 }), 'earthquake'),
    );
    expect(part(bridge({ scour_code: 'N' }), 'scour_and_flood')).toBe(0);
  });

  it('takes what skew and missing seismic design cost', () => {
    const straight = bridge({ bridge_class: 'HWB7' });
    expect(part(bridge({ bridge_class: 'HWB7', skew_deg: 45 }), 'earthquake')).toBeGreaterThan(
      part(straight, 'earthquake'),
    );
    expect(part(bridge({ bridge_class: 'HWB5' }), 'earthquake')).toBeGreaterThan(
      part(straight, 'earthquake'),
    );
    expect(part(bridge({ bridge_class: 'HWB5', spans: 2 }), 'earthquake')).toBeLessThan(
      part(bridge({ bridge_class: 'HWB5' }), 'earthquake'),
    );
  });

  it('loses rating with time and faster with age', () => {
    const at = (reply: ReturnType<typeof bridge>, years: number) =>
      reply.condition_path.find(({ years_ahead: ahead }) => ahead === years)?.expected_rating ??
      NaN;
    const young = bridge({ nbi_condition: 7, bridge_age_years: 5 });
    const old = bridge({ nbi_condition: 7, bridge_age_years: 90 });
    expect(at(young, 0)).toBe(7);
    expect(at(young, 20)).toBeLessThan(at(young, 10));
    expect(at(old, 20)).toBeLessThan(at(young, 20));
  });

  it('adds up its parts and lies between the interval', () => {
    const { quantity, parts } = bridge({ nbi_condition: 4, bridge_age_years: 62 });
    const survived = parts.reduce((p, each) => p * (1 - (each.annual_probability ?? 0)), 1);
    expect(quantity?.value).toBeCloseTo(1 - survived, 12);
    expect(quantity?.p10).toBeLessThan(quantity?.value ?? 0);
    expect(quantity?.p90).toBeGreaterThan(quantity?.value ?? 0);
  });

  it('reads item 113 of the inventory', () => {
    expect(scourCodeOf(' 3 ')).toBe('3');
    expect(scourCodeOf('n')).toBe('N');
    expect(scourCodeOf(null)).toBeUndefined();
    expect(scourCodeOf('X')).toBeUndefined();
  });
});

describe('the paragraph', () => {
  it.each([
    ['main', main({ pipe_material: 'cast_iron', pipe_age_years: 95 })],
    ['main, nothing given', main({ lat: 37.77, lon: -122.42 })],
    ['bridge', bridge({ nbi_condition: 4, bridge_age_years: 62 })],
    ['bridge in a quiet place', bridge({ lat: 41.6, lon: -93.6 })],
  ])('holds only numbers of the record: %s', (_name, reply) => {
    const record = roundReply(reply);
    expect(record.summary.length).toBeGreaterThan(100);
    expect(strayNumbers(record.summary, record)).toEqual([]);
  });
});

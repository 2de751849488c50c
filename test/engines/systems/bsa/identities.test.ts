import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  exceedanceCurve,
  purePremium,
  wangMean,
} from '../../../../engines/systems/bsa/layerPremium.ts';
import {
  CHANGE_LOG,
  EQUATIONS,
  METHODOLOGY_VERSION,
  PARAMETER_SET,
} from '../../../../engines/systems/bsa/methodology.ts';
import { premiumRequest } from '../../../../engines/systems/bsa/schemas.ts';
import { STOP_RULES } from '../../../../engines/systems/bsa/tables/parameters.ts';
import { canonicalJson } from '../../../../src/core/canonicalJson.ts';
import { GAS_STORAGE, storagePremium } from '../../../support/gasStorage.ts';

const price = (change: object) => storagePremium({ ...GAS_STORAGE, ...change });

/** Parameters that are numbers: which way the premium goes when they grow, and between which values. */
const DIRECTIONS = {
  cycling_intensity_per_yr: ['up', 1, 8760],
  volume_per_cycle_m3: ['up', 1e3, 1e7],
  pressure_swing_mpa: ['up', 0.5, 40],
  fault_distance_km: ['down', 0, 30],
  friction: ['up', 0.1, 1],
  seismogenic_index: ['up', -8, -2],
  b_value: ['down', 0.7, 1.6],
  max_magnitude: ['up', 3.3, 6],
  depth_km: ['down', 0.5, 12],
  insured_value_usd: ['up', 1e7, 1e11],
  exposure_distance_km: ['down', 0, 35],
  vs30_mps: ['down', 180, 1200],
  attachment_usd: ['down', 0, 1e8],
  limit_usd: ['up', 1e4, 1e9],
  wang_lambda: ['up', 0, 2],
  expense_ratio: ['up', 0, 0.8],
} as const;

/** Parameters that are no numbers, or that count only beside another: each has a test of its own below. */
const APART = [
  'site_id',
  'asset_kind',
  'lat',
  'lon',
  'covers_natural',
  'construction',
  'risk_load',
  'sigma_load',
];

describe('direction of every parameter', () => {
  it('is tested for all that a request may hold', () => {
    const tested = [...Object.keys(DIRECTIONS), ...APART].toSorted();
    expect(Object.keys(premiumRequest.shape).toSorted()).toEqual(tested);
  });

  it.each(Object.entries(DIRECTIONS))(
    'the premium never goes the other way with %s',
    (name, [way, least, most]) =>
      fc.assert(
        fc.property(
          fc.double({ min: 0, max: 1, noNaN: true }),
          fc.double({ min: 0, max: 1, noNaN: true }),
          (a, b) => {
            const at = (share: number) =>
              price({ [name]: least + share * (most - least) }).premium_usd;
            const [low, high] = [at(Math.min(a, b)), at(Math.max(a, b))];
            const [smaller, larger] = way === 'up' ? [low, high] : [high, low];
            expect(larger).toBeGreaterThanOrEqual(smaller * (1 - 1e-9));
          },
        ),
        { numRuns: 4, seed: 13 },
      ),
  );

  it.each(Object.entries(DIRECTIONS))('and does move with %s', (name, [way, least, most]) => {
    const [low, high] = [
      price({ [name]: least + 0.1 * (most - least) }).premium_usd,
      price({ [name]: least + 0.6 * (most - least) }).premium_usd,
    ];
    expect(way === 'up' ? high : low).toBeGreaterThan(way === 'up' ? low : high);
  });

  it('follows the kind where no index is given, the place where natural earthquakes count, the load that is asked for', () => {
    const kind = (asset_kind: string) =>
      price({ asset_kind, seismogenic_index: undefined }).pure_premium_usd;
    expect(kind('geothermal')).not.toBe(kind('gas_storage'));
    const natural = (lat: number, lon: number) =>
      price({ lat, lon, covers_natural: true }).natural_pure_premium_usd;
    expect(natural(34.3, -118.5)).toBeGreaterThan(natural(52, 5));
    const sigma = price({ risk_load: 'lambda_sigma', sigma_load: 0.5 });
    expect(sigma.risk_load.charged_usd).toBe(sigma.risk_load.lambda_sigma_usd);
    expect(sigma.risk_load.lambda_sigma_usd).toBeCloseTo(0.5 * sigma.loss_sigma_usd, 6);
    expect(price({}).risk_load.charged_usd).toBe(price({}).risk_load.wang_usd);
    const wood = price({ construction: 'wood_frame' }).pure_premium_usd;
    expect(wood).toBeLessThan(price({}).pure_premium_usd);
  });
});

describe('identities of layers and curves', () => {
  const losses = fc.array(
    fc.record({
      ratePerYear: fc.double({ min: 1e-6, max: 0.01, noNaN: true }),
      lossUsd: fc.double({ min: 1, max: 1e8, noNaN: true }),
      magnitude: fc.constant(4),
    }),
    { minLength: 1, maxLength: 30 },
  );
  const whole = { attachmentUsd: 0, limitUsd: Infinity };

  it('two layers on top of each other cost what both together cost', () =>
    fc.assert(
      fc.property(losses, fc.double({ min: 1, max: 1e7, noNaN: true }), (events, cut) => {
        const below = purePremium(events, { attachmentUsd: 0, limitUsd: cut });
        const above = purePremium(events, { attachmentUsd: cut, limitUsd: Infinity });
        expect(below + above).toBeCloseTo(purePremium(events, whole), 3);
      }),
    ));

  it('the curve falls as losses rise, starts at the chance of any event, and its area is the mean largest loss', () =>
    fc.assert(
      fc.property(losses, (events) => {
        const curve = exceedanceCurve([{ weight: 1, events }], whole);
        const rate = events.reduce((sum, { ratePerYear }) => sum + ratePerYear, 0);
        expect(curve[0]?.probability).toBeCloseTo(-Math.expm1(-rate), 12);
        curve.forEach(({ probability, lossUsd }, i) => {
          expect(probability).toBeLessThanOrEqual((curve[i - 1]?.probability ?? 1) + 1e-15);
          expect(lossUsd).toBeGreaterThan(curve[i - 1]?.lossUsd ?? 0);
        });
        const [area, pure] = [wangMean(curve, 0), purePremium(events, whole)];
        // The largest of a year is at most the sum of the year, and short of it by the chance of a second event.
        expect(area).toBeLessThanOrEqual(pure * (1 + 1e-9));
        expect(area).toBeGreaterThanOrEqual(pure * (1 - rate) - 1e-9);
      }),
    ));

  it('value, attachment and limit all doubled double everything', () => {
    const one = price({ attachment_usd: 1e5, limit_usd: 2e7 });
    const two = price({ attachment_usd: 2e5, limit_usd: 4e7, insured_value_usd: 2e9 });
    expect(two.pure_premium_usd).toBeCloseTo(2 * one.pure_premium_usd, 4);
    expect(two.premium_usd).toBeCloseTo(2 * one.premium_usd, 4);
    two.exceedance_curve.forEach(
      ({ loss_usd: loss, annual_probability: p, return_period_yr: t }, i) => {
        expect(loss).toBeCloseTo(2 * (one.exceedance_curve[i]?.loss_usd ?? NaN), 4);
        expect(p * t).toBeCloseTo(1, 12);
      },
    );
  });

  it('a premium is what is paid and the load over one less the expenses', () => {
    const {
      premium_usd: premium,
      pure_premium_usd: pure,
      risk_load: load,
    } = price({ expense_ratio: 0.4 });
    expect(premium * (1 - 0.4)).toBeCloseTo(pure + load.charged_usd, 6);
    expect(load.charged_usd).toBeGreaterThan(0);
  });
});

describe('the magnitude of the stop', () => {
  const light = (site_id: string, change: object = {}) =>
    price({ site_id, lat: undefined, lon: undefined, asset_kind: undefined, ...change });

  it.each([
    ['minerbio', 3],
    ['paradox', 4.5],
    ['dfw', 3.5],
  ])('is that of the regulator of %s: %f', (site, red) => {
    const { traffic_light: found } = light(site);
    expect(found?.stop_magnitude).toBe(red);
    expect(found?.m_stop_per_yr).toBeGreaterThan(0);
    // Ten times the earthquakes for each unit of the index.
    const rate = (index: number) =>
      light(site, { seismogenic_index: index }).traffic_light?.m_stop_per_yr ?? NaN;
    expect(rate(-3) / rate(-4)).toBeCloseTo(10, 9);
  });

  it.each(['castor', 'aliso-canyon', 'sleipner', 'youngstown'])(
    'is none where no rule for such an asset is known: %s',
    (site) => {
      const { traffic_light: found, traffic_light_reason: reason } = light(site);
      expect(found).toBeNull();
      expect(reason).toContain('no rule of the regulator');
    },
  );

  it('stands above amber in every rule, each with a source', () => {
    for (const { amber, red, source } of STOP_RULES) {
      expect(red).toBeGreaterThan(amber);
      expect(source.length).toBeGreaterThan(20);
    }
  });
});

describe('the methodology', () => {
  it('names a new version with any change of a parameter', () => {
    const sha256 = createHash('sha256').update(canonicalJson(PARAMETER_SET)).digest('hex');
    // Where this fails, raise the version, write the change log, and pin the new pair.
    expect([METHODOLOGY_VERSION, sha256]).toEqual([
      '1.0.0',
      'fd4ea27cc67da660da327b126eb60463731c4df4ac3caef9cde05427f6c5b150',
    ]);
    expect(CHANGE_LOG[0]?.version).toBe(METHODOLOGY_VERSION);
  });

  it.each(EQUATIONS.map(({ id, latex }) => [id, latex] as const))(
    'writes %s for KaTeX: braces and delimiters in pairs, no text commands of LaTeX documents',
    (_id, latex) => {
      let depth = 0;
      for (const each of latex.replaceAll(/\\[{}]/g, '')) {
        if (each === '{') depth++;
        if (each === '}') depth--;
        expect(depth).toBeGreaterThanOrEqual(0);
      }
      expect(depth).toBe(0);
      expect(latex.match(/\\left/g)?.length ?? 0).toBe(
        latex.match(/\\right(?![a-z])/g)?.length ?? 0,
      );
      expect(latex).not.toMatch(/\$|\\begin\{document|\\usepackage|[^ -~]/);
    },
  );
});

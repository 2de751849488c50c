import { describe, expect, it } from 'vitest';
import {
  emptyScenario,
  PGA,
  PGV,
} from '../../../../../engines/hazards/earthquake/groundMotion/model.ts';
import {
  parker20CentralAmerica,
  parker20Interface,
} from '../../../../../engines/hazards/earthquake/groundMotion/parker20.ts';
import {
  motionTree,
  treeOfZone,
} from '../../../../../engines/hazards/earthquake/hazard/motionTree.ts';
import { faults } from '../../../../../src/atlas/faults.ts';
import { zones } from '../../../../../src/atlas/zones.ts';

const PERIODS_S = [PGV, PGA, 0.01, 0.05, 0.2, 1, 3, 10];

function motionOf(
  model: typeof parker20Interface,
  periodS: number,
  [magnitude, rrupKm, vs30Mps]: readonly [number, number, number],
) {
  const motion = { lnMedian: NaN, sigma: NaN, tau: NaN, phi: NaN };
  model.at(periodS)?.({ ...emptyScenario(), magnitude, rrupKm, vs30Mps }, motion);
  return motion;
}

describe('Parker and others 2022 for plate interfaces', () => {
  // Grace Parker's own R code, restated from OpenQuake engine, openquake/hazardlib/tests/gsim/data/PARKER20/ParkerEtAl2020SInter_MEAN.csv and ..SInterCAMN_MEAN.csv:
  // medians at PGV (cm/s), PGA, 0.01, 0.05, 0.2, 1, 3 and 10 s (g).
  it.each([
    [
      parker20Interface,
      [7.1, 180.34, 250],
      [
        1.4743603297, 0.0157383786, 0.0159949145, 0.018958568, 0.0342768632, 0.0240853197,
        0.0046392571, 0.0005004364,
      ],
    ],
    [
      parker20Interface,
      [7.9, 180.34, 1025],
      [
        1.926730644, 0.0198379086, 0.0202764542, 0.0259188776, 0.0345573178, 0.0211906069,
        0.0064321251, 0.0012418636,
      ],
    ],
    [
      parker20Interface,
      [8, 445.89, 1200],
      [
        0.3658074521, 0.0016164741, 0.0017679121, 0.0020904036, 0.0026117707, 0.0028847313,
        0.0017421195, 0.0006213982,
      ],
    ],
    [
      parker20CentralAmerica,
      [7.4, 876, 987],
      [
        0.0921643067, 0.0001708282, 0.0002080579, 0.0002222177, 0.0003002402, 0.0005646524,
        0.0004027408, 0.0001247543,
      ],
    ],
    [
      parker20CentralAmerica,
      [7.8, 876, 987],
      [
        0.1916797708, 0.0002667773, 0.0003249191, 0.0003470304, 0.0004800718, 0.000922249,
        0.0006533785, 0.000200069,
      ],
    ],
  ] as const)('has the medians of the authors: %o, %o', (model, scenario, expected) => {
    PERIODS_S.forEach((periodS, i) => {
      const median = Math.exp(motionOf(model, periodS, scenario).lnMedian);
      expect(Math.abs(median / (expected[i] ?? NaN) - 1)).toBeLessThan(1e-6);
    });
  });

  // ..SInter_TOTAL_STDDEV.csv, M 5.
  it.each([
    [
      [5, 160.4, 170.5],
      [
        0.62970549, 0.66813172, 0.66601501, 0.72234618, 0.73824183, 0.71138175, 0.78042552,
        0.68779648,
      ],
    ],
    [
      [5, 350, 378],
      [
        0.71945417, 0.84156166, 0.83769779, 0.91344773, 0.89086289, 0.80767475, 0.78042552,
        0.68779648,
      ],
    ],
    [
      [5, 628, 1200],
      [
        0.71800348, 0.89185201, 0.8868912, 0.96528959, 0.94392849, 0.8197951, 0.78042552,
        0.68779648,
      ],
    ],
  ] as const)('has the scatter of the authors: %o', (scenario, expected) => {
    PERIODS_S.forEach((periodS, i) => {
      const { sigma, tau, phi } = motionOf(parker20Interface, periodS, scenario);
      expect(sigma).toBeCloseTo(expected[i] ?? NaN, 7);
      expect(Math.hypot(tau, phi)).toBeCloseTo(sigma, 12);
    });
  });
});

describe('the interface of Middle America', () => {
  const own = [...faults.filter(({ kind }) => kind === 'interface'), ...zones].filter(
    ({ motions }) => motions === 'central_america',
  );

  it('shakes by the model of its region, from Jalisco to Panama and nowhere else', () => {
    expect(own.length).toBeGreaterThan(10);
    for (const source of own) {
      const [lat, lon] = ('trace' in source ? source.trace : source.outline)[0] ?? [NaN, NaN];
      expect(lat).toBeGreaterThan(5);
      expect(lat).toBeLessThan(22.5);
      expect(lon).toBeGreaterThan(-109);
      expect(lon).toBeLessThan(-80);
    }
    expect(treeOfZone({ regime: 'subduction_interface', motions: 'central_america' })).toBe(
      'interfaceCentralAmerica',
    );
    expect(treeOfZone({ regime: 'subduction_interface' })).toBe('interface');
    const { branches } = motionTree('interfaceCentralAmerica');
    expect(branches.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12);
  });

  it('has the listed interfaces of Mexico, Guatemala to Nicaragua and Costa Rica', () => {
    const names = own.filter((source) => 'trace' in source).map(({ name }) => name);
    const others = faults.filter(({ kind, name }) => kind === 'interface' && !names.includes(name));
    const inBox = others.filter(({ trace }) =>
      trace.every(([lat, lon]) => lat > 8 && lat < 20 && lon < -84 && lon > -106),
    );
    expect(inBox.map(({ name }) => name)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import {
  emptyScenario,
  PGA,
  PGV,
} from '../../../../../engines/hazards/earthquake/groundMotion/model.ts';
import { parker20 } from '../../../../../engines/hazards/earthquake/groundMotion/parker20.ts';
import {
  kindOfTree,
  motionTree,
  treeOfZone,
} from '../../../../../engines/hazards/earthquake/hazard/motionTree.ts';
import { subductionRegion } from '../../../../../engines/ground/datasets/subductionRegions.ts';
import { faults } from '../../../../../src/atlas/faults.ts';
import { zones } from '../../../../../src/atlas/zones.ts';

const parker20Interface = parker20('interface');
const parker20CentralAmerica = parker20('interface', 'central_america');

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

  // ..SInterSAS, JapanPac, JapanPhi, Cascadia, TaiwanE and ..SSlab, SSlabSAN, SAS, Alaska, CAMN, CAMS, Cascadia, JapanPac, JapanPhi, TaiwanE_MEAN.csv: magnitude, rupture distance
  // (km), Vs30 (m/s), depth of the hypocentre (km), depth to 2.5 km/s (km).
  it.each([
    [
      'interface',
      'south_america_south',
      [8.8, 123, 987, NaN, NaN],
      [
        10.2419859671, 0.1698914213, 0.1651062269, 0.216541592, 0.2944451443, 0.1397828154,
        0.0318621778, 0.0068896132,
      ],
    ],
    [
      'interface',
      'japan_pacific',
      [7.6, 678, 456, NaN, 0.4],
      [
        0.2366931409, 0.0001104591, 0.0001279672, 0.0001466844, 0.0001863146, 0.0004340935,
        0.0006223325, 0.0004002248,
      ],
    ],
    [
      'interface',
      'japan_philippine_sea',
      [8.4, 100, 600, NaN, NaN],
      [
        11.785795107, 0.1365779444, 0.1285217109, 0.1945985549, 0.2759984908, 0.087616014,
        0.0205283276, 0.0035457353,
      ],
    ],
    [
      'interface',
      'japan_philippine_sea',
      [8.4, 100, 600, NaN, 0.5],
      [
        13.3665678453, 0.1365779444, 0.1285217109, 0.1945985549, 0.2464062515, 0.1160164611,
        0.0296163317, 0.0041916735,
      ],
    ],
    [
      'interface',
      'cascadia',
      [7.8, 20, 200, NaN, 0.02],
      [
        24.981357937, 0.311370033, 0.2508887692, 0.3882875699, 0.7065307007, 0.3223145823,
        0.0734292787, 0.0101284656,
      ],
    ],
    [
      'interface',
      'taiwan',
      [7.9, 654, 224, NaN, NaN],
      [
        0.2438552247, 0.0002114662, 0.0002314183, 0.0002274856, 0.0003431187, 0.0021559696,
        0.0027297529, 0.0009296415,
      ],
    ],
    [
      'slab',
      'world',
      [7.8, 323.23, 1150, 28, NaN],
      [
        0.7293340441, 0.0071292683, 0.0074579642, 0.0100945099, 0.0178574759, 0.010651496,
        0.0052427619, 0.000722306,
      ],
    ],
    [
      'slab',
      'world',
      [7.2, 323.23, 760, 80, NaN],
      [
        0.9007964269, 0.013970753, 0.0136244574, 0.0186882984, 0.0339135602, 0.0119262874,
        0.0021792512, 0.0002525221,
      ],
    ],
    [
      'slab',
      'south_america_north',
      [7.5, 345, 456, 80, NaN],
      [
        1.4981186483, 0.0150606965, 0.0155014645, 0.0201186899, 0.0432842498, 0.0209929762,
        0.0035687414, 0.0003526665,
      ],
    ],
    [
      'slab',
      'south_america_south',
      [7.25, 987, 123, 50, NaN],
      [
        0.1140093484, 0.0008203627, 0.0009512996, 0.0017525966, 0.0030988122, 0.0027557114,
        0.0011080736, 0.0001246961,
      ],
    ],
    [
      'slab',
      'alaska',
      [8.6, 190, 134, 67, NaN],
      [
        40.1741509559, 0.2291248984, 0.2168055281, 0.2616845391, 0.8992654646, 0.771830967,
        0.1659599627, 0.0123714261,
      ],
    ],
    [
      'slab',
      'mexico',
      [7.7, 987, 876, 12, NaN],
      [
        0.0191097065, 0.000141959, 0.000178965, 0.0002312771, 0.0003573205, 0.0003702554,
        0.0005434432, 0.0001347987,
      ],
    ],
    [
      'slab',
      'central_america',
      [7.3, 333, 123, 2, NaN],
      [
        0.5976241472, 0.0063527963, 0.0070425389, 0.008351557, 0.0172424702, 0.015235358,
        0.0059133677, 0.0003979326,
      ],
    ],
    [
      'slab',
      'cascadia',
      [7.7, 222, 555, 2, NaN],
      [
        1.8868078985, 0.013050674, 0.014476434, 0.0188650527, 0.035454479, 0.0180091877,
        0.008673704, 0.0011553016,
      ],
    ],
    [
      'slab',
      'japan_pacific',
      [7.5, 456, 678, 70, 0.9],
      [
        0.7006337232, 0.0076569787, 0.0080071209, 0.0101273946, 0.0192881434, 0.0117924577,
        0.0034385467, 0.0003804192,
      ],
    ],
    [
      'slab',
      'japan_philippine_sea',
      [7.55, 600, 100, 67, 0.02],
      [
        1.2214846811, 0.0105488997, 0.0117305539, 0.0104517563, 0.0298047877, 0.0200520258,
        0.0027981213, 0.0004589796,
      ],
    ],
    [
      'slab',
      'taiwan',
      [7.7, 224, 654, 50, NaN],
      [
        2.4868688093, 0.037603063, 0.0404249064, 0.0474775341, 0.1086278684, 0.0466346715,
        0.0106735167, 0.0015882365,
      ],
    ],
  ] as const)(
    'has the medians of the authors by region, depth and basin: %s, %s, %o',
    (kind, region, [magnitude, rrupKm, vs30Mps, hypocentralDepthKm, z2p5Km], expected) => {
      const motion = { lnMedian: NaN, sigma: NaN, tau: NaN, phi: NaN };
      const scenario = { magnitude, rrupKm, vs30Mps, hypocentralDepthKm, z2p5Km };
      PERIODS_S.forEach((periodS, i) => {
        parker20(kind, region).at(periodS)?.({ ...emptyScenario(), ...scenario }, motion);
        expect(Math.abs(Math.exp(motion.lnMedian) / (expected[i] ?? NaN) - 1)).toBeLessThan(1e-5);
      });
    },
  );

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

describe('subduction zones with terms of their own', () => {
  const interfaces = faults.filter(({ kind }) => kind === 'interface');
  const regionOf = (name: string) => interfaces.find((fault) => fault.name === name)?.motions;

  it.each([
    ['Mexico (Guerrero)', 'mexico'],
    ['Costa Rica (Nicoya)', 'central_america'],
    ['Ecuador (Esmeraldas-Manta)', undefined],
    ['Peru (Lima)', undefined],
    ['Chile (Arica-Iquique)', undefined],
    ['Chile (Valdivia)', undefined],
    ['Cascadia', 'cascadia'],
    ['Alaska (Prince William Sound)', 'alaska'],
    ['Aleutian (Andreanof)', 'aleutians'],
    ['Aleutian (Rat Islands)', 'aleutians'],
    ['Japan trench (Miyagi-Fukushima, Tohoku)', undefined],
    ['Sagami trough (Kanto)', undefined],
    ['Nankai (Nankaido)', undefined],
    ['Ryukyu (Yaeyama - Hualien)', undefined],
    ['Sumatra (Mentawai-Siberut)', undefined],
    ['Solomon (New Georgia-Guadalcanal)', undefined],
    ['Sea of Japan east margin (north)', undefined],
  ])('%s shakes by those of %s', (name, region) => {
    expect(interfaces.map((fault) => fault.name)).toContain(name);
    expect(regionOf(name)).toBe(region);
  });

  it('are known for interfaces and slabs, and for nothing else', () => {
    for (const { regime, motions } of zones) {
      if (motions === undefined || motions === 'europe') continue;
      expect(['subduction_interface', 'subduction_slab']).toContain(regime);
    }
    expect(treeOfZone({ regime: 'subduction_slab', motions: 'taiwan' })).toBe('slab taiwan');
    expect(treeOfZone({ regime: 'subduction_interface' })).toBe('interface');
    expect(kindOfTree('slab taiwan')).toBe('slab');
  });

  it.each(subductionRegion.options)('have trees whose weights sum to one: %s', (region) => {
    for (const kind of ['interface', 'slab'] as const) {
      const { branches } = motionTree(`${kind} ${region}`);
      expect(branches.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12);
      expect(branches[0]?.model.id).toContain('Parker20');
      expect(branches[0]?.weight).toBeCloseTo(2 / 3, 12);
    }
  });
});

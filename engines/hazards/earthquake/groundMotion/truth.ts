import type { TruthRow } from '../../../truth.ts';
import { ab03Nshm } from './ab03.ts';
import { ab06Printed } from './ab06.ts';
import { ask14 } from './ask14.ts';
import { atkinson15 } from './atkinson15.ts';
import { bcHydroInterface, bcHydroSlab } from './bcHydro16.ts';
import { bssa14 } from './bssa14.ts';
import { cb14 } from './cb14.ts';
import { cy14 } from './cy14.ts';
import { kotha20 } from './kotha20.ts';
import { emptyScenario, PGA, PGV } from './model.ts';
import type { GroundMotionModel, Motion, Scenario } from './model.ts';
import { pezeshk11 } from './pezeshk11.ts';
import { sadigh97Soil } from './sadigh97.ts';
import { ya15 } from './ya15.ts';
import { zhao06InterfaceNshm, zhao06Slab } from './zhao06.ts';

/** Median (g; PGV: cm/s) and total sigma of a model for a scenario of which only some numbers are given. */
const medianG = (model: GroundMotionModel, periodS: number, given: Partial<Scenario>) => {
  const motion = motionOf(model, periodS, given);
  return motion && Math.exp(motion.lnMedian);
};
const sigmaLn = (model: GroundMotionModel, periodS: number, given: Partial<Scenario>) =>
  motionOf(model, periodS, given)?.sigma;

function motionOf(
  model: GroundMotionModel,
  periodS: number,
  given: Partial<Scenario>,
): Motion | undefined {
  const motion = { lnMedian: NaN, sigma: NaN, tau: NaN, phi: NaN };
  const evaluate = model.at(periodS);
  if (evaluate === undefined) return undefined;
  evaluate({ ...emptyScenario(), ...given }, motion);
  return motion;
}

const USGS = 'USGS nshmp-haz unit tests, commit 35e140b8eb66 (public domain)';
const OPENQUAKE = 'test figures of OpenQuake engine, openquake/hazardlib/tests/gsim/data';

/** A reverse earthquake of M 7 on a fault that dips 45 degrees, 5 km on its hanging wall. */
const hangingWall = {
  magnitude: 7,
  rakeDeg: 90,
  dipDeg: 45,
  widthKm: 15,
  ztorKm: 1,
  hypocentralDepthKm: 6.2,
  rjbKm: 0,
  rrupKm: 4.2,
  rxKm: 5,
  vs30Mps: 760,
};
const overTop = { ...hangingWall, rrupKm: 1, rxKm: 0 };
const subduction = {
  magnitude: 8,
  rakeDeg: -90,
  dipDeg: 30,
  rrupKm: 10,
  hypocentralDepthKm: 20,
  vs30Mps: 760,
};
const slab = { magnitude: 7, rakeDeg: 90, dipDeg: 45, hypocentralDepthKm: 21, vs30Mps: 760 };
const slab24 = { ...slab, rrupKm: 24, rhypKm: 24 };
const slab25 = { ...slab, rrupKm: 25, rhypKm: 25 };
const central = { magnitude: 7, rrupKm: 22.6, rjbKm: 19.5, vs30Mps: 760 };
/** M 3 at 10 km by the paper's alternative near-source term, 10^(-0.28 + 0.19 M), written as the distance that ours of 1 km needs. */
const induced = {
  magnitude: 3,
  rhypKm: Math.sqrt(99 + 10 ** (2 * (-0.28 + 0.19 * 3))),
  vs30Mps: 760,
};
/** On measured ground, 15 km deep. */
const european = (magnitude: number, rjbKm: number, vs30Mps: number) => ({
  magnitude,
  rjbKm,
  vs30Mps,
  hypocentralDepthKm: 15,
});
const softReverse = { magnitude: 7, rakeDeg: 90, rrupKm: 18.90021346, vs30Mps: 300 };

/** The ground-motion models against programs of others. */
export const truth: readonly TruthRow[] = [
  { model: medianG, given: [ask14, 1, overTop], expected: 0.3536002662, within: 2e-4, from: USGS },
  { model: sigmaLn, given: [ask14, 1, overTop], expected: 0.7256031973, within: 1e-6, from: USGS },
  {
    model: medianG,
    given: [bssa14, 1, hangingWall],
    expected: 0.3371608414,
    within: 1e-4,
    from: USGS,
  },
  {
    model: sigmaLn,
    given: [bssa14, 1, hangingWall],
    expected: 0.6924081166,
    within: 1e-6,
    from: USGS,
  },
  {
    model: medianG,
    given: [cb14, 1, hangingWall],
    expected: 0.4410707989,
    within: 5e-4,
    from: USGS,
  },
  {
    model: sigmaLn,
    given: [cb14, 1, hangingWall],
    expected: 0.7204116879,
    within: 1e-4,
    from: USGS,
  },
  { model: medianG, given: [cy14, 1, overTop], expected: 0.4999336267, within: 1e-4, from: USGS },
  { model: sigmaLn, given: [cy14, 1, overTop], expected: 0.6902844755, within: 1e-4, from: USGS },
  {
    model: medianG,
    given: [ab03Nshm.interface, PGA, subduction],
    expected: 0.1752527986,
    within: 5e-4,
    from: USGS,
  },
  {
    model: medianG,
    given: [bcHydroInterface, PGA, subduction],
    expected: 0.7529700772,
    within: 1e-4,
    from: USGS,
  },
  {
    model: medianG,
    given: [zhao06InterfaceNshm, PGA, { ...subduction, rrupKm: 90 }],
    expected: 0.1105691667,
    within: 5e-4,
    from: USGS,
  },
  {
    model: sigmaLn,
    given: [zhao06InterfaceNshm, PGA, subduction],
    expected: 0.7233394777,
    within: 1e-6,
    from: USGS,
  },
  {
    model: medianG,
    given: [ab03Nshm.slab, 1, slab24],
    expected: 0.3355175818,
    within: 5e-4,
    from: USGS,
  },
  {
    model: medianG,
    given: [bcHydroSlab, 1, slab25],
    expected: 0.1391502416,
    within: 1e-4,
    from: USGS,
  },
  {
    model: medianG,
    given: [zhao06Slab, 1, slab24],
    expected: 0.2679192155,
    within: 5e-4,
    from: USGS,
  },
  {
    model: medianG,
    given: [ab06Printed.bar140, 1, central],
    expected: 0.1072475575,
    within: 2e-4,
    from: USGS,
  },
  {
    model: medianG,
    given: [atkinson15, PGA, induced],
    expected: 0.001829933,
    within: 1e-6,
    from: `${OPENQUAKE}/ATKINSON2015`,
  },
  {
    model: medianG,
    given: [atkinson15, PGV, induced],
    expected: 0.038964284,
    within: 2e-5,
    from: `${OPENQUAKE}/ATKINSON2015`,
  },
  {
    model: medianG,
    given: [pezeshk11, 1, { magnitude: 6, rrupKm: 30, vs30Mps: 3000 }],
    expected: 0.019879,
    within: 1e-4,
    from: `${OPENQUAKE}/PEZE11, from a program of the authors`,
  },
  {
    model: medianG,
    given: [ya15, 1, { magnitude: 5, rrupKm: 10, vs30Mps: 760, hypocentralDepthKm: 10 }],
    expected: 0.0178,
    within: 2e-4,
    from: `${OPENQUAKE}/YA15`,
  },
  {
    model: medianG,
    given: [ya15, 0.1, { magnitude: 8, rrupKm: 19.95, vs30Mps: 760, hypocentralDepthKm: 10 }],
    expected: 1.5,
    within: 0.01,
    from: `${OPENQUAKE}/YA15`,
  },
  {
    model: medianG,
    given: [kotha20, PGA, european(6, 120, 300)],
    expected: 0.00970202984,
    within: 1e-7,
    from: `${OPENQUAKE}/kotha20/KOTHA_2020_ESHM_CENTRAL_MEAN`,
  },
  {
    model: medianG,
    given: [kotha20, 1, european(4, 20, 600)],
    expected: 0.000845299848,
    within: 1e-8,
    from: `${OPENQUAKE}/kotha20/KOTHA_2020_ESHM_CENTRAL_MEAN`,
  },
  {
    model: medianG,
    given: [kotha20, PGV, european(7, 120, 300)],
    expected: 3.50370631,
    within: 1e-5,
    from: `${OPENQUAKE}/kotha20/KOTHA_2020_ESHM_CENTRAL_MEAN`,
  },
  {
    model: sigmaLn,
    given: [kotha20, 0.2, european(5, 50, 600)],
    expected: 0.81061538,
    within: 1e-6,
    from: `${OPENQUAKE}/kotha20/KOTHA_2020_ESHM_STDDEV_TOTAL`,
  },
  {
    model: medianG,
    given: [sadigh97Soil, 1, softReverse],
    expected: 0.382437903,
    within: 1e-5,
    from: `${OPENQUAKE}/SADIGH97`,
  },
  {
    model: medianG,
    given: [sadigh97Soil, PGA, softReverse],
    expected: 0.275389162,
    within: 1e-5,
    from: `${OPENQUAKE}/SADIGH97`,
  },
];

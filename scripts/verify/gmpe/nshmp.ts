import { ab03Nshm } from '../../../engines/hazards/earthquake/groundMotion/ab03.ts';
import {
  ab06Printed,
  ab06Update2011,
} from '../../../engines/hazards/earthquake/groundMotion/ab06.ts';
import { ask14 } from '../../../engines/hazards/earthquake/groundMotion/ask14.ts';
import {
  bcHydroInterface,
  bcHydroSlab,
} from '../../../engines/hazards/earthquake/groundMotion/bcHydro16.ts';
import { bssa14 } from '../../../engines/hazards/earthquake/groundMotion/bssa14.ts';
import { cb14 } from '../../../engines/hazards/earthquake/groundMotion/cb14.ts';
import { cy14 } from '../../../engines/hazards/earthquake/groundMotion/cy14.ts';
import type {
  GroundMotionModel,
  Scenario,
} from '../../../engines/hazards/earthquake/groundMotion/model.ts';
import { pezeshk11 } from '../../../engines/hazards/earthquake/groundMotion/pezeshk11.ts';
import {
  zhao06InterfaceNshm,
  zhao06Slab,
} from '../../../engines/hazards/earthquake/groundMotion/zhao06.ts';
import { need } from '../binding.ts';
import type { Computed, Row, RowBinding } from '../binding.ts';
import { ATKINSON_LOOKUP, lookedUpLn, PEZESHK_LOOKUP } from './nshmpLookup.ts';
import type { Lookup } from './nshmpLookup.ts';
import { motionOf, periodOf, scenarioOf } from './scenarioOf.ts';

/** A model of the US national hazard program and what that program does to its inputs. */
interface Offered {
  readonly model: GroundMotionModel;
  readonly adjust?: (scenario: Scenario) => void;
  /** Medians of the central and eastern US are cut at 1.5 g (PGA) and 3 g (below 0.5 s). */
  readonly clipped?: boolean;
  /** The program holds the medians in a table. */
  readonly lookup?: Lookup;
}

const interfaceDepth = (scenario: Scenario) => {
  scenario.hypocentralDepthKm = 20;
};
/** Slab earthquakes are points: the top of the rupture is the hypocentre, the rupture distance the hypocentral one. */
const slabPoint = (scenario: Scenario) => {
  scenario.hypocentralDepthKm = scenario.ztorKm;
  scenario.rhypKm = scenario.rrupKm;
};
const slabSaturatingEarly = (scenario: Scenario) => {
  slabPoint(scenario);
  scenario.magnitude = Math.min(scenario.magnitude, 7.8);
};
/** The program knows neither hard rock nor the softest class of Zhao and others. */
const threeClasses = (scenario: Scenario) => {
  scenario.vs30Mps = Math.min(Math.max(scenario.vs30Mps, 250), 1000);
};
/** From body-wave magnitude by Johnston (1996), doi:10.1111/j.1365-246X.1996.tb05294.x */
const fromMbJohnston = (mb: number) => 1.14 + 0.24 * mb + 0.0933 * mb * mb;
/** From body-wave magnitude by Atkinson & Boore (1995), Bull. Seismol. Soc. Am. 85(1), 17-30. */
const fromMbAtkinsonBoore = (mb: number) => 2.715 - 0.277 * mb + 0.127 * mb * mb;
const central = (convert: (magnitude: number) => number) => (scenario: Scenario) => {
  scenario.magnitude = convert(scenario.magnitude);
  scenario.rrupKm = Math.max(scenario.rrupKm, 2);
};
const asIs = (magnitude: number) => magnitude;

const OFFERED: Readonly<Record<string, Offered>> = {
  ASK_14: { model: ask14 },
  BSSA_14: { model: bssa14 },
  CB_14: { model: cb14 },
  CY_14: { model: cy14 },
  AB_03_GLOBAL_INTERFACE: { model: ab03Nshm.interface, adjust: interfaceDepth },
  AB_03_CASCADIA_INTERFACE: { model: ab03Nshm.cascadiaInterface, adjust: interfaceDepth },
  AB_03_GLOBAL_SLAB: { model: ab03Nshm.slab, adjust: slabPoint },
  AB_03_GLOBAL_SLAB_LOW_SAT: { model: ab03Nshm.slab, adjust: slabSaturatingEarly },
  AB_03_CASCADIA_SLAB: { model: ab03Nshm.cascadiaSlab, adjust: slabPoint },
  AB_03_CASCADIA_SLAB_LOW_SAT: { model: ab03Nshm.cascadiaSlab, adjust: slabSaturatingEarly },
  BCHYDRO_12_INTERFACE: { model: bcHydroInterface, adjust: interfaceDepth },
  BCHYDRO_12_SLAB: { model: bcHydroSlab, adjust: slabPoint },
  ZHAO_06_INTERFACE: {
    model: zhao06InterfaceNshm,
    adjust: (scenario) => (interfaceDepth(scenario), threeClasses(scenario)),
  },
  ZHAO_06_SLAB: {
    model: zhao06Slab,
    adjust: (scenario) => (slabPoint(scenario), threeClasses(scenario)),
  },
  AB_06_PRIME: { model: ab06Update2011, clipped: true, lookup: ATKINSON_LOOKUP },
  PEZESHK_11: { model: pezeshk11, clipped: true, lookup: PEZESHK_LOOKUP },
  AB_06_140BAR: { model: ab06Printed.bar140, adjust: central(asIs), clipped: true },
  AB_06_140BAR_AB: {
    model: ab06Printed.bar140,
    adjust: central(fromMbAtkinsonBoore),
    clipped: true,
  },
  AB_06_140BAR_J: { model: ab06Printed.bar140, adjust: central(fromMbJohnston), clipped: true },
  AB_06_200BAR: { model: ab06Printed.bar200, adjust: central(asIs), clipped: true },
  AB_06_200BAR_AB: {
    model: ab06Printed.bar200,
    adjust: central(fromMbAtkinsonBoore),
    clipped: true,
  },
  AB_06_200BAR_J: { model: ab06Printed.bar200, adjust: central(fromMbJohnston), clipped: true },
};

/** Tables of the US national hazard program with one row a model, measure and scenario. */
export const nshmpTables: readonly RowBinding[] = [
  'nshmp_ceus_vs760',
  'nshmp_interface',
  'nshmp_nga_west2',
  'nshmp_slab',
].map((table) => ({
  kind: 'rows',
  table,
  tolerances: { '*': { relative: 0.01 } },
  notOffered,
  compute,
}));

/** Reads the scenario of a row of these tables. */
export function nshmpScenario(row: Row): Scenario {
  const scenario = scenarioOf(row, {
    magnitude: 'Mw',
    rjbKm: 'rjB',
    rrupKm: 'rRup',
    rxKm: 'rX',
    dipDeg: 'dip',
    widthKm: 'width',
    ztorKm: 'zTop',
    hypocentralDepthKm: 'zHyp',
    rakeDeg: 'rake',
    vs30Mps: 'vs30',
    z1Km: 'z1p0',
    z2p5Km: 'z2p5',
  });
  if ((row['rake'] ?? '').trim() === '') scenario.rakeDeg = NaN;
  scenario.vs30Measured = need(row, 'vsInf') === 0;
  return scenario;
}

/** The program's table of Pezeshk and others reaches below M 5, where the paper's equation does not. */
function notOffered(row: Row): string | undefined {
  const { gmm = '' } = row;
  if (!(gmm in OFFERED)) return gmm;
  return gmm === 'PEZESHK_11' && need(row, 'Mw') < 5 ? 'PEZESHK_11 below M 5' : undefined;
}

function compute(row: Row): Computed {
  const offered = OFFERED[row['gmm'] ?? ''];
  const periodS = periodOf(row['imt'] ?? '');
  if (offered === undefined || periodS === undefined)
    throw new Error(`neither model nor measure: ${row['gmm']} ${row['imt']}`);
  const scenario = nshmpScenario(row);
  offered.adjust?.(scenario);
  const published = nearestPublished(offered.model, periodS);
  const { lnMedian, sigma } = motionOf(offered.model, published, scenario);
  const { lookup } = offered;
  const median = Math.exp(
    lookup === undefined
      ? lnMedian
      : lookedUpLn(offered.model, lookup, { asked: periodS, published }, scenario),
  );
  const limit = periodS === 0 ? 1.5 : periodS < 0.5 ? 3 : Infinity;
  return { median_g: offered.clipped ? Math.min(median, limit) : median, sigma_ln: sigma };
}

/** The program takes the published period next to the one asked (0.199 s for 0.2 s). */
function nearestPublished(model: GroundMotionModel, periodS: number): number {
  const near = model.periodsS.find(
    (published) => published > 0 && Math.abs(published / periodS - 1) < 0.01,
  );
  return near ?? periodS;
}

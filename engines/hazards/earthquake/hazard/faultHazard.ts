import { RAD } from '../../../ground/earth/geodesy.ts';
import type { FaultSource } from '../../../ground/datasets/tectonics.ts';
import { faultRates } from './faultRates.ts';
import type { FaultSeismicity } from './faultRuptures.ts';
import { faultSurface, traceLengthKm, type FaultSurface } from './faultSurface.ts';
import type { KernelStore } from './kernelStore.ts';
import {
  balancedTo,
  characteristicNormal,
  truncatedGutenbergRichter,
  type MagnitudeFrequency,
} from './magnitudeFrequency.ts';
import { ruptureAreaKm2, ruptureSize } from './magnitudeScaling.ts';
import { reachOfTree, type TreeName } from './motionTree.ts';
import { momentRateNmPerYear } from './seismicMoment.ts';
import type { SourceCurves } from './sourceCurves.ts';
import { surfaceView, type SurfaceView } from './surfaceView.ts';
import { WORLD_MODEL } from './tables.ts';

/** A fault made ready for many sites: its surface and the earthquakes its best slip rate makes. */
export interface PreparedFault {
  readonly surface: FaultSurface;
  /** Smaller earthquakes, the same in all branches. */
  readonly floating: FaultSeismicity;
  /** Characteristic earthquakes, a branch each for the magnitude low, best and high. */
  readonly characteristic: readonly FaultSeismicity[];
}

const prepared = new WeakMap<FaultSource, PreparedFault>();

/** Prepares a fault; kept with the row, since the same rows serve many sites. */
export function preparedFault(fault: FaultSource): PreparedFault {
  const known = prepared.get(fault);
  if (known) return known;
  const made = prepare(fault);
  prepared.set(fault, made);
  return made;
}

function prepare(fault: FaultSource): PreparedFault {
  const widthKm = (fault.lowerDepthKm - fault.upperDepthKm) / Math.sin(fault.dipDeg * RAD);
  const lengthKm = traceLengthKm(fault.trace);
  const spacing = fault.kind === 'interface' ? 10 : Math.max(1, Math.min(5, lengthKm / 30));
  const surface = faultSurface(
    {
      trace: fault.trace,
      traceAtTop: false,
      dipDeg: fault.dipDeg,
      upperDepthKm: fault.upperDepthKm,
      widthKm,
    },
    spacing,
  );
  const moment = momentRateNmPerYear(lengthKm * widthKm, fault.slipRateMmPerYear.best);
  const scaling = fault.kind === 'interface' ? 'strasserInterface' : 'wellsCoppersmith';
  const sizeOf = (m: number) =>
    ruptureSize(ruptureAreaKm2(scaling, m), fault.kind === 'interface' ? 2 : 1.5, widthKm);
  const { mfd, share } = fault.datedPerYear ? NO_SMALLER : smallerEarthquakes(fault);
  const characteristic = WORLD_MODEL.characteristicOffsets.map((offset) => {
    return {
      mfd: characteristicLaw(fault, offset, moment * (1 - share)),
      rakeDeg: fault.rakeDeg,
      sizeOf,
      floating: stride(surface, sizeOf(fault.characteristicMagnitude).lengthKm),
    };
  });
  const floating = {
    mfd: share > 0 ? balancedTo(mfd, moment * share) : mfd,
    rakeDeg: fault.rakeDeg,
    sizeOf,
    floating: stride(surface, sizeOf(6.5).lengthKm),
  };
  return { surface, floating, characteristic };
}

const NO_SMALLER: { readonly mfd: MagnitudeFrequency; readonly share: number } = {
  mfd: { magnitudes: new Float64Array(0), ratesPerYear: new Float64Array(0) },
  share: 0,
};

/** A law of magnitudes with all its earthquakes so many a year. */
function ofRate(
  { magnitudes, ratesPerYear }: MagnitudeFrequency,
  perYear: number,
): MagnitudeFrequency {
  const all = ratesPerYear.reduce((sum, rate) => sum + rate, 0);
  return { magnitudes, ratesPerYear: ratesPerYear.map((rate) => (rate * perYear) / all) };
}

/** How often a fault breaks, low, best and high, in a measure of its own: dated earthquakes a year, or slip. */
export function paceOf(fault: FaultSource): FaultSource['slipRateMmPerYear'] {
  return fault.datedPerYear ?? fault.slipRateMmPerYear;
}

/** Characteristic earthquakes at the dated pace, else as many as their share of the moment makes. */
function characteristicLaw(fault: FaultSource, offset: number, moment: number): MagnitudeFrequency {
  const magnitude = fault.characteristicMagnitude + offset;
  const law = characteristicNormal(magnitude, WORLD_MODEL.characteristicSigma, 3);
  return fault.datedPerYear ? ofRate(law, fault.datedPerYear.best) : balancedTo(law, moment);
}

function smallerEarthquakes(fault: FaultSource): { mfd: MagnitudeFrequency; share: number } {
  const smallest =
    fault.kind === 'interface'
      ? WORLD_MODEL.smallestInterfaceMagnitude
      : WORLD_MODEL.smallestFaultMagnitude;
  const largest = fault.characteristicMagnitude - 0.1;
  if (largest <= smallest + 0.2) return NO_SMALLER;
  const range = {
    minMagnitude: smallest,
    maxMagnitude: largest,
    binWidth: WORLD_MODEL.faultBinWidth,
  };
  return {
    mfd: truncatedGutenbergRichter(range, 1, WORLD_MODEL.faultBValue),
    share: 1 - WORLD_MODEL.characteristicShare,
  };
}

/** Positions a quarter of a rupture apart along strike, and at most three down dip. */
function stride(
  surface: FaultSurface,
  lengthKm: number,
): { strikeStride: number; dipStride: number } {
  return {
    strikeStride: Math.max(1, Math.round(lengthKm / 4 / surface.strikeStepKm)),
    dipStride: Math.max(1, Math.ceil(surface.rows / 3)),
  };
}

/** A fault's hazard at a site by branch, or undefined where it lies beyond the reach of its models. */
export function faultHazard(
  fault: FaultSource,
  tree: TreeName,
  site: { readonly lat: number; readonly lon: number },
  store: KernelStore,
): SourceCurves | undefined {
  const { surface, floating, characteristic } = preparedFault(fault);
  const view = surfaceView(surface, site.lat, site.lon);
  const reach = reachOfTree(tree);
  const nearestKm = nearestEdgeKm(view);
  if (nearestKm > reach + surface.widthKm || fault.slipRateMmPerYear.best <= 0) return undefined;
  const common = faultRates(view, seenFrom(nearestKm, surface, floating), tree, store);
  const branches = characteristic.map((seismicity) =>
    faultRates(view, seenFrom(nearestKm, surface, seismicity), tree, store),
  );
  const sums = common[0].map((curve, g) =>
    magnitudeSum(
      curve,
      branches.map((branch) => branch[0]?.[g]),
      fault,
    ),
  );
  const curves = common.map((models, i) =>
    models.map((curve, g) => branches.map((branch) => addedTo(branch[i]?.[g], curve))),
  );
  const { low, best, high } = paceOf(fault);
  return {
    id: fault.id,
    name: fault.name,
    kind: fault.kind === 'interface' ? 'interface' : 'fault',
    tree,
    curves,
    magnitudeSums: sums,
    alternativeWeights: WORLD_MODEL.boundWeights,
    rateFactors: [low / best, 1, high / best],
    rateWeights: WORLD_MODEL.boundWeights,
  };
}

/** POLICY. From afar positions may lie this share of the distance apart: what a step changes in distance then hardly counts. */
const FAR_STRIDE_SHARE = 0.15;

/** The earthquakes of a fault as a site at a distance needs them: farther away, with positions farther apart. */
function seenFrom(
  nearestKm: number,
  surface: FaultSurface,
  seismicity: FaultSeismicity,
): FaultSeismicity {
  const { floating } = seismicity;
  const strikeStride = Math.round((FAR_STRIDE_SHARE * nearestKm) / surface.strikeStepKm);
  return floating === undefined || strikeStride <= floating.strikeStride
    ? seismicity
    : { ...seismicity, floating: { ...floating, strikeStride } };
}

/** Rate x magnitude, the smaller earthquakes at the middle of their range. */
function magnitudeSum(
  common: Float64Array,
  characteristic: readonly (Float64Array | undefined)[],
  fault: FaultSource,
): Float64Array {
  const smaller = (WORLD_MODEL.smallestFaultMagnitude + fault.characteristicMagnitude) / 2;
  return common.map((rate, k) =>
    characteristic.reduce(
      (sum, curve, b) =>
        sum +
        WORLD_MODEL.boundWeights[b] *
          (curve ? curve[k] : 0) *
          (fault.characteristicMagnitude + WORLD_MODEL.characteristicOffsets[b]),
      rate * smaller,
    ),
  );
}

function nearestEdgeKm({ eastKm, northKm }: SurfaceView): number {
  let best = Infinity;
  for (let i = 0; i < eastKm.length; i++) best = Math.min(best, Math.hypot(eastKm[i], northKm[i]));
  return best;
}

/** Adds a curve to another, in place. */
function addedTo(sum: Float64Array, more: Float64Array): Float64Array {
  for (let k = 0; k < sum.length; k++) sum[k] = sum[k] + more[k];
  return sum;
}

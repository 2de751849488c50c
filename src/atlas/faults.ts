import type { FaultSource } from '../../engines/ground/datasets/tectonics.ts';
import { radians } from '../../engines/ground/earth/geodesy.ts';
import { traceLengthKm } from '../../engines/hazards/earthquake/hazard/faultSurface.ts';
import { ruptureAreaKm2 } from '../../engines/hazards/earthquake/hazard/magnitudeScaling.ts';
import { FAULTS_AMERICAS } from './data/faultsAmericas.ts';
import { FAULTS_ASIA } from './data/faultsAsia.ts';
import { FAULTS_EUROPE } from './data/faultsEurope.ts';
import { FAULTS_PACIFIC } from './data/faultsPacific.ts';
import { FAULTS_UNITED_STATES } from './data/faultsUnitedStates.ts';
import type { FaultRow, InterfaceRow } from './data/faultRow.ts';
import { DATED_FAULTS } from './data/datedFaults.ts';
import { calibrationOf } from './data/rateCalibration.ts';
import { FAULT_SOURCES } from './data/faultSources.ts';
import { INTERFACES } from './data/interfaces.ts';
import { subductionRegionAt } from './subductionRegion.ts';

/**
 * Every modelled fault and plate interface, as sources of earthquakes.
 *
 * The slip rate of a creeping fault is the locked share of its long-term rate; that of an interface is convergence times
 * coupling; `data/rateCalibration.ts` changes a few rates openly. Magnitudes are those of the usual rupture: on a longer trace it floats.
 */
export const faults: readonly FaultSource[] = [
  ...[
    ...FAULTS_UNITED_STATES,
    ...FAULTS_AMERICAS,
    ...FAULTS_EUROPE,
    ...FAULTS_ASIA,
    ...FAULTS_PACIFIC,
  ].map(crustal),
  ...INTERFACES.map(plateInterface),
];

function crustal(row: FaultRow): FaultSource {
  const [
    name,
    dipDeg,
    rakeDeg,
    upperDepthKm,
    lowerDepthKm,
    low,
    best,
    high,
    characteristicMagnitude,
    locked,
    source,
    trace,
  ] = row;
  const share = locked * calibrationOf('fault', name);
  return {
    id: slug('fault', name),
    name,
    kind: 'crustal',
    trace: vertices(trace),
    dipDeg,
    rakeDeg,
    upperDepthKm,
    lowerDepthKm,
    slipRateMmPerYear: { low: low * share, best: best * share, high: high * share },
    characteristicMagnitude,
    ...dated(row),
    reference: FAULT_SOURCES[source],
  };
}

/** The pace of a fault whose large earthquakes are dated. */
function dated(row: FaultRow): Pick<FaultSource, 'datedPerYear' | 'sequence'> {
  const found = DATED_FAULTS[row[0]];
  if (!found) return {};
  const [short, best, long] = found.years;
  const places = found.isAtOnePlace ? rupturesAlong(row) : 1;
  const datedPerYear = { low: places / long, best: places / best, high: places / short };
  return found.sequence === undefined
    ? { datedPerYear }
    : { datedPerYear, sequence: found.sequence };
}

/** How many of its usual ruptures lie end to end on a fault, 1 or more. */
function rupturesAlong([
  ,
  dipDeg,
  ,
  upperKm,
  lowerKm,
  ,
  ,
  ,
  magnitude,
  ,
  ,
  trace,
]: FaultRow): number {
  const widthKm = (lowerKm - upperKm) / Math.sin(radians(dipDeg));
  const area = ruptureAreaKm2('wellsCoppersmith', magnitude);
  return Math.max(1, (traceLengthKm(vertices(trace)) * widthKm) / area);
}

function plateInterface(row: InterfaceRow): FaultSource {
  const [
    name,
    dipDeg,
    rakeDeg,
    upperDepthKm,
    lowerDepthKm,
    convergence,
    low,
    best,
    high,
    characteristicMagnitude,
    source,
    trace,
  ] = row;
  const motions = subductionRegionAt('subduction_interface', middleOf(trace));
  return {
    id: slug('interface', name),
    name,
    kind: 'interface',
    trace: vertices(trace),
    dipDeg,
    rakeDeg,
    upperDepthKm,
    lowerDepthKm,
    slipRateMmPerYear: {
      low: convergence * low,
      best: convergence * best,
      high: convergence * high,
    },
    characteristicMagnitude,
    ...(motions ? { motions } : {}),
    reference: FAULT_SOURCES[source],
  };
}

/** The middle point of a trace of pairs. */
function middleOf(flat: readonly number[]): { lat: number; lon: number } {
  const at = 2 * Math.floor(flat.length / 4);
  return { lat: flat[at], lon: flat[at + 1] };
}

function slug(kind: string, name: string): string {
  return `${kind}-${name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}`;
}

function vertices(flat: readonly number[]): [number, number][] {
  const line: [number, number][] = [];
  for (let i = 0; i + 1 < flat.length; i += 2) line.push([flat[i], flat[i + 1]]);
  return line;
}

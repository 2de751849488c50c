import { describe, expect, it } from 'vitest';
import {
  seismicSources,
  type FaultSource,
  type ZoneSource,
} from '../../../../../engines/ground/datasets/tectonics.ts';
import {
  regionLnSigma,
  treeOfZone,
} from '../../../../../engines/hazards/earthquake/hazard/motionTree.ts';
import { faultTree } from '../../../../../engines/hazards/earthquake/hazard/siteSources.ts';

const [sampleFault] = seismicSources.sample.faults as [FaultSource];
const [sampleZone] = seismicSources.sample.zones as [ZoneSource];
const zone = (more: Partial<ZoneSource>): ZoneSource => ({ ...sampleZone, ...more });
/** A fault of its own: trees are remembered by fault. */
const fault = (more: Partial<FaultSource> = {}): FaultSource => ({ ...sampleFault, ...more });

const CELL = zone({ id: 'cell', regime: 'stable', areaKm2: 1_000_000 });
const BELT = zone({ id: 'belt', regime: 'active_shallow', areaKm2: 118_000 });
const AFAR = zone({
  id: 'afar',
  regime: 'stable',
  areaKm2: 1000,
  outline: [
    [10, 10],
    [10, 11],
    [11, 11],
    [11, 10],
  ],
});

describe('the ground-motion models of a fault', () => {
  it('are those of the belt that it lies in, not of the wide cell about it', () => {
    expect(faultTree(fault(), [CELL, BELT])).toBe('active');
    expect(faultTree(fault(), [BELT, CELL])).toBe('active');
    expect(faultTree(fault(), [CELL])).toBe('stable');
  });

  it('are not those of a small zone elsewhere, and of active crust where none is known', () => {
    expect(faultTree(fault(), [AFAR, BELT])).toBe('active');
    expect(faultTree(fault(), [AFAR])).toBe('active');
  });

  it('are those of interfaces for an interface, whatever crust lies above', () => {
    expect(faultTree(fault({ kind: 'interface' }), [CELL])).toBe('interface');
    expect(treeOfZone(zone({ regime: 'stable', motions: 'europe' }))).toBe('stableEurope');
  });
});

describe('what a region differs by from the home of the models', () => {
  // The trees are those of the national models of the United States and the south of Canada.
  it.each([
    ['San Francisco', 37.77, -122.42],
    ['Boston', 42.36, -71.06],
    ['Vancouver', 49.28, -123.12],
  ])('is nothing at %s', (_name, lat, lon) => {
    expect(regionLnSigma('active', { lat, lon })).toBe(0);
  });

  it.each([
    ['Lisbon', 38.72, -9.14],
    ['Tokyo', 35.68, 139.69],
    ['Mexico City', 19.43, -99.13],
    ['Anchorage', 61.22, -149.9],
    ['Honolulu', 21.31, -157.86],
    ['Santiago', -33.45, -70.67],
  ])('is something at %s', (_name, lat, lon) => {
    expect(regionLnSigma('active', { lat, lon })).toBeGreaterThan(0.1);
  });
});

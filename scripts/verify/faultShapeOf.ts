import type { FaultGeometry } from '../../engines/hazards/earthquake/hazard/faultSurface.ts';

/** A fault as the test cases of the PEER and USGS programs write it, with one trace. */
interface GivenFault {
  readonly dip: number;
  /** Depth of the upper edge, km. */
  readonly depth: number;
  /** Down the dip, km. */
  readonly width: number;
  readonly Trace: readonly {
    readonly coordinates_lon_lat_depth: readonly (readonly [number, number, ...number[]])[];
  }[];
}

/** The fault as the hazard engine takes it; its trace lies along the upper edge, whatever the depth. */
export function faultShapeOf({ dip, depth, width, Trace: [line] }: GivenFault): FaultGeometry {
  return {
    trace: (line?.coordinates_lon_lat_depth ?? []).map(([lon, lat]) => [lat, lon] as const),
    traceAtTop: true,
    dipDeg: dip,
    upperDepthKm: depth,
    widthKm: width,
  };
}

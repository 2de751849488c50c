/** A bin of slope (gradient, m/m) and the Vs30 (m/s) that goes with it. */
export interface SlopeBin {
  readonly name: string;
  readonly slopeFrom: number;
  readonly slopeTo: number;
  readonly vs30FromMps: number;
  readonly vs30ToMps: number;
}

const NAMES = ['D1', 'D2', 'D3', 'C1', 'C2', 'C3'] as const;
const VS30_EDGES = [180, 240, 300, 360, 490, 620, 760] as const;

/** Bins between edges of slope, from 180 to 760 m/s. @param slopeEdges  seven gradients, m/m, rising */
export function bins(slopeEdges: readonly number[]): readonly SlopeBin[] {
  return NAMES.map((name, i) => ({
    name,
    slopeFrom: slopeEdges[i],
    slopeTo: slopeEdges[i + 1],
    vs30FromMps: VS30_EDGES[i],
    vs30ToMps: VS30_EDGES[i + 1],
  }));
}

/** Slope edges of the stable continent. @source Wald & Allen (2007), table 2, doi:10.1785/0120060267 */
export const STABLE_2007: readonly [number, ...number[]] = [
  2e-5, 2e-3, 4e-3, 7.2e-3, 0.013, 0.018, 0.025,
];

/** Slope edges of active crust, revised for 30 arc-second models. @source Allen & Wald (2009), table 2, doi:10.1785/0120080255 */
const ACTIVE_2009 = [3e-4, 3.5e-3, 0.01, 0.018, 0.05, 0.1, 0.14];

/** What the continuous proxy interpolates. */
export const SLOPE_VS30 = { active: bins(ACTIVE_2009), stable: bins(STABLE_2007) } as const;

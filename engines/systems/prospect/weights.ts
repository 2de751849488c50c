/** Where the known sites and the study area lie in the classes of each layer. */
export interface Sample {
  /** Class of each site, layer by layer: `sites[layer][site]`. */
  readonly sites: readonly Uint8Array[];
  /** Class of each cell, layer by layer. */
  readonly cells: readonly Uint8Array[];
  /** Area of each cell, in unit cells. */
  readonly units: Float64Array;
}

/** A weight and its variance. */
export interface Weight {
  readonly weight: number;
  readonly variance: number;
  /** Sites in the class. */
  readonly sites: number;
  /** Share of the study area in the class, 0 to 1. */
  readonly areaShare: number;
}

/** Weights of evidence by layer and class. */
export interface Weights {
  readonly priorLogit: number;
  readonly priorVariance: number;
  readonly layers: readonly (readonly Weight[])[];
}

/** Added to each count, so that an empty class has a weight too (Jeffreys' prior for a share). */
const HALF = 0.5;

/**
 * Weights of evidence for layers of several classes: W = ln(P(class | site) / P(class | no site)), with the variance 1/n(class, site),
 * n raised by a half. Class 0 says nothing and weighs nothing.
 *
 * @param chosen  numbers of the sites and cells to learn from; default all
 * @source Bonham-Carter, Agterberg & Wright (1989), Weights of evidence modelling, Geological Survey of Canada Paper 89-9, 171-183,
 *   eqs. 1-8; Agterberg, Bonham-Carter & Wright (1990), Statistical pattern integration for mineral exploration, 1-21
 */
export function weightsOf(
  { sites, cells, units }: Sample,
  classCounts: readonly number[],
  chosen: { readonly sites: readonly number[]; readonly cells: readonly number[] },
): Weights {
  const total = chosen.cells.reduce((sum, cell) => sum + units[cell], 0);
  const known = chosen.sites.length;
  const prior = known / total;
  const layers = classCounts.map((count, layer) => {
    const inClass = new Float64Array(count);
    const area = new Float64Array(count);
    for (const site of chosen.sites) add(inClass, sites[layer]?.[site], 1);
    for (const cell of chosen.cells) add(area, cells[layer]?.[cell], units[cell]);
    const heard = known - inClass[0];
    const heardArea = total - area[0];
    return Array.from({ length: count }, (_, each): Weight => {
      const n = inClass[each];
      const areaShare = area[each] / total;
      if (each === 0 || heardArea <= 0 || area[each] <= 0)
        return { weight: 0, variance: 0, sites: n, areaShare };
      const given = (n + HALF) / (heard + HALF * (count - 1));
      const elsewhere = area[each] / heardArea;
      return {
        weight: Math.log(given / elsewhere),
        variance: 1 / (n + HALF),
        sites: n,
        areaShare,
      };
    });
  });
  return {
    priorLogit: Math.log(prior / (1 - prior)),
    priorVariance: known > 0 ? 1 / known : 1,
    layers,
  };
}

function add(to: Float64Array, place: number | undefined, amount: number): void {
  if (place !== undefined) to[place] = to[place] + amount;
}

/** Posterior log odds of a site in a unit cell, and the variance of the sum; layers are taken as independent given the site. */
export function posterior(
  { priorLogit, priorVariance, layers }: Weights,
  classes: ArrayLike<number>,
): { readonly logit: number; readonly variance: number } {
  let logit = priorLogit;
  let variance = priorVariance;
  for (let layer = 0; layer < layers.length; layer++) {
    const found = layers[layer]?.[classes[layer]];
    if (!found) continue;
    logit += found.weight;
    variance += found.variance;
  }
  return { logit, variance };
}

/** Log odds as a probability. */
export function probabilityOf(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

import { normalCdf, normalPdf, normalQuantile, Z95 } from '../math/normal.ts';

/** What is known of a height: its middle and one standard deviation, m above the sea. */
interface RoughHeight {
  readonly elevationM: number;
  readonly sigmaM: number;
}

/**
 * Ground behind a shore is no normal law about what is read: it ends at the water, where the spread is wide it is the hills that are wide, and a town
 * read on its hill has a foot by the sea. The law begins at `fromM`. Most of it is lognormal above that, with the 95 % point where the normal law has
 * it; its median is the height as read, but at least `share` of the spread, up to `mostM`. The rest lies anywhere between `fromM` and that
 * median: `footShare` of it on the shore, an e-th for every `footKm` inland.
 *
 * The numbers were chosen by the likelihood of every second of 1,400 airports and 3,400 towns left out, all within 6 km of the sea and read below 60 m; the
 * other half judges them in a test, and so do towns 6 to 60 km from the sea.
 */
const LAW = { fromM: 0.5, share: 0.3, mostM: 8, footShare: 0.15, footKm: 10 } as const;
/**
 * Ground that stands at the water cannot be high, whatever the hills behind it are: near the shore the median is drawn, in the logarithm, to `atShoreM`
 * and `perKmM` for every kilometre from it, by e^(-km / `fadeKm`) and where the height is read no better than `sigmaM`. Without it towns read above 40 m
 * within 600 m of the sea were said to lie below 10 m in one case of thirty, where one in five does. Chosen by the likelihood of every fourth town within 6 km
 * of the sea, left out, and judged by another fourth.
 */
const WATERFRONT = { atShoreM: 5, perKmM: 20, fadeKm: 0.5, sigmaM: 40 } as const;
/** POLICY. Below this error a height is a survey's and is believed as it is, below the sea too, m; how many standard deviations its law reaches down. */
const SURVEYED = { sigmaM: 1, reach: 4 } as const;
/** Cells in which a height in the lower half of the law is found, in medians. */
const CELL = 2 ** -24;

/** Heights that the ground of a place by the sea may have. */
export interface ShoreGround {
  readonly fromM: number;
  /** Of the median above `fromM`. */
  readonly medianM: number;
  readonly lnSigma: number;
  readonly footShare: number;
}

/** How far a height is a reading by tables rather than a survey, 0 to 1. @param sigmaM  above 0 */
export const readRoughly = (sigmaM: number): number => 1 / (1 + (SURVEYED.sigmaM / sigmaM) ** 6);

/** The law of the ground at a place not far from the sea. */
export function shoreGround(
  { elevationM, sigmaM }: RoughHeight,
  coastDistanceKm: number,
): ShoreGround {
  const rough = readRoughly(sigmaM);
  const fromM = rough * LAW.fromM + (1 - rough) * (elevationM - SURVEYED.reach * sigmaM);
  const aboveM = elevationM - fromM;
  const leastM = Math.min(LAW.share * sigmaM, LAW.mostM);
  const readM = (aboveM + Math.hypot(aboveM, 2 * leastM)) / 2;
  const medianM = drawnToWater(readM, sigmaM, coastDistanceKm);
  const lnSigma = Math.log1p((Z95 * sigmaM) / medianM) / Z95;
  const footShare = rough * LAW.footShare * Math.exp(-coastDistanceKm / LAW.footKm);
  return { fromM, medianM, lnSigma, footShare };
}

/** Height above the beginning of the law, drawn to what ground so near the water has, m; low ground is not raised. */
function drawnToWater(readM: number, sigmaM: number, coastDistanceKm: number): number {
  const { atShoreM, perKmM, fadeKm } = WATERFRONT;
  const usualM = atShoreM + perKmM * coastDistanceKm;
  if (readM <= usualM) return readM;
  const rough = 1 / (1 + (WATERFRONT.sigmaM / sigmaM) ** 2);
  return readM * (usualM / readM) ** (rough * Math.exp(-coastDistanceKm / fadeKm));
}

/** Probability that the ground lies below a height, 0 to 1. */
export function shareBelow(law: ShoreGround, heightM: number): number {
  return law.fromM >= heightM ? 0 : shareTo(law, (heightM - law.fromM) / law.medianM);
}

/** The same of a height in medians above the beginning of the law, above 0. */
function shareTo({ lnSigma, footShare }: ShoreGround, medians: number): number {
  return (
    (1 - footShare) * normalCdf(Math.log(medians) / lnSigma) + footShare * Math.min(1, medians)
  );
}

/** Height that the ground lies below with a probability above 0 and below 1, m. */
export function groundQuantile(law: ShoreGround, probability: number): number {
  const { fromM, medianM, lnSigma, footShare } = law;
  const beyondFoot = (probability - footShare) / (1 - footShare);
  if (beyondFoot >= 0.5) return fromM + medianM * Math.exp(lnSigma * normalQuantile(beyondFoot));
  return fromM + medianM * (cellOf(law, probability) + 0.5 * CELL);
}

/** Lower end of the cell below the median in which a probability lies, in medians above the beginning: Newton's steps, to whole cells and kept inside a bracket. */
function cellOf(law: ShoreGround, probability: number): number {
  let [low, high] = [0, 1];
  let guess = Math.exp(law.lnSigma * normalQuantile((0.5 * probability) / shareTo(law, 1)));
  while (high - low > CELL) {
    const cell = Math.floor(guess / CELL) * CELL;
    const at = Math.min(high - CELL, Math.max(low + CELL, cell));
    const excess = shareTo(law, at) - probability;
    if (excess < 0) low = at;
    else high = at;
    guess = at - excess / densityAt(law, at);
    if (!(guess >= low && guess <= high)) guess = (low + high) / 2;
  }
  return low;
}

/** How fast `shareTo` grows, per median; below the median. */
function densityAt({ lnSigma, footShare }: ShoreGround, medians: number): number {
  const z = Math.log(medians) / lnSigma;
  return ((1 - footShare) * normalPdf(z)) / (lnSigma * medians) + footShare;
}

/**
 * What is left of a height over the ground of a place: mean of max(0, 1 - z / top) over the ground z, in closed form; 1 at most, which ground
 * below the sea counts as.
 *
 * @param topM  height above the sea, m, above 0
 */
export function meanLeft(
  { fromM, medianM, lnSigma, footShare }: ShoreGround,
  topM: number,
): number {
  const roomM = topM - fromM;
  if (roomM <= 0) return 0;
  const d = Math.log(roomM / medianM) / lnSigma;
  const slope =
    roomM * normalCdf(d) - medianM * Math.exp(lnSigma ** 2 / 2) * normalCdf(d - lnSigma);
  const foot = roomM < medianM ? roomM ** 2 / (2 * medianM) : roomM - medianM / 2;
  return Math.min(1, ((1 - footShare) * slope + footShare * foot) / topM);
}

import { stepAt } from '../../ground/math/interpolate.ts';
import { lossAbout, type Loss } from '../../component.ts';
import { normalCdf, normalQuantile } from '../../ground/math/normal.ts';
import { referenceDamage } from '../referenceHouse.ts';
import { ABE_MAX_OVER_MEAN } from './abeHeight.ts';
import { HEIGHTS_M, type CoastalHazard } from './coastalHazard.ts';
import { inundationReachKm, siteGround, type SeaSite } from './siteReach.ts';
import { LEAST_BUILT_M, LOSS_PER_HEIGHT, SHORE_DECAY_KM } from './tables.ts';

/** Rarer waves than this add nothing that could be seen, per year. */
const NEGLIGIBLE_RATE = 1e-7;
/** Heights in the middle of the steps of `HEIGHTS_M`, m. */
const MIDDLES_M = HEIGHTS_M.map((low, i) =>
  Math.sqrt(low * HEIGHTS_M[Math.min(i + 1, HEIGHTS_M.length - 1)]),
);
/** The uncertain ground is taken at the middles of so many slices of equal chance. */
const SLICES = 5;

/** Heights that the ground may have, m, lowest first: a normal law cut off where no one builds. */
function groundsOf(site: SeaSite): Float64Array {
  const { elevationM, sigmaM } = siteGround(site);
  const cut = Math.min(1 - 1e-9, normalCdf((LEAST_BUILT_M - elevationM) / sigmaM));
  return Float64Array.from(
    { length: SLICES },
    (_unused, k) => elevationM + sigmaM * normalQuantile(cut + ((k + 0.5) / SLICES) * (1 - cut)),
  );
}

/**
 * Expected yearly loss of the reference building to tsunamis: the damage of the depth that each coastal height leaves over the ground,
 * summed over the rates of the heights and over what the ground may be. Water falls off inland with the reach of the wave.
 *
 * @returns 1/yr; 0 at sea, where nothing stands
 */
function tsunamiLossPerYear({ rates }: CoastalHazard, site: SeaSite): number {
  if (!site.isLand) return 0;
  const damage = referenceDamage('tsunami');
  const grounds = groundsOf(site);
  let sum = 0;
  for (let i = 0; i < rates.length; i++) {
    const rate = rates[i];
    if (rate < NEGLIGIBLE_RATE) break;
    const topM = waterAt(MIDDLES_M[i], site);
    if (topM <= grounds[0]) continue;
    let mean = 0;
    for (const groundM of grounds) if (groundM < topM) mean += damage.mean(topM - groundM);
    sum += (stepAt(rates, i) * mean) / SLICES;
  }
  return sum;
}

/** Height of the water at the place above the sea, m, for a mean height at its coast. */
function waterAt(heightM: number, site: SeaSite): number {
  const reachKm = inundationReachKm(ABE_MAX_OVER_MEAN * heightM) + site.coastSigmaKm;
  return heightM * Math.exp(-site.coastDistanceKm * (1 / SHORE_DECAY_KM.inland + 1 / reachKm));
}

/** The same with the spread of heights and recurrences: a height off by a factor moves the loss as the rates fall with height. */
export function tsunamiLoss(coast: CoastalHazard, site: SeaSite, heightLnSigma: number): Loss {
  return lossAbout(
    tsunamiLossPerYear(coast, site),
    Math.hypot(LOSS_PER_HEIGHT * heightLnSigma, referenceDamage('tsunami').lnSigma),
  );
}

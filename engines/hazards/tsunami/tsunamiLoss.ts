import { stepAt } from '../../ground/math/interpolate.ts';
import { lossAbout, type Loss } from '../../component.ts';
import { referenceDamage } from '../referenceHouse.ts';
import type { CoastalRates } from './coastalHazard.ts';
import type { SeaSite } from './siteReach.ts';
import { LOSS_PER_HEIGHT } from './tables.ts';
import { groundsOf, MIDDLES_M, NEGLIGIBLE_RATE, SLICES, waterAt } from './tsunamiDepths.ts';

/**
 * Expected yearly loss of the reference building to tsunamis: the damage of the depth that each coastal height leaves over the ground,
 * summed over the rates of the heights and over what the ground may be. Water falls off inland with the reach of the wave.
 *
 * @returns 1/yr; 0 at sea, where nothing stands
 */
function tsunamiLossPerYear({ rates }: CoastalRates, site: SeaSite): number {
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
    for (let k = 0; k < SLICES && grounds[k] < topM; k++) mean += damage.mean(topM - grounds[k]);
    sum += (stepAt(rates, i) * mean) / SLICES;
  }
  return sum;
}

/** The same with the spread of heights and recurrences: a height off by a factor moves the loss as the rates fall with height. */
export function tsunamiLoss(coast: CoastalRates, site: SeaSite, heightLnSigma: number): Loss {
  return lossAbout(
    tsunamiLossPerYear(coast, site),
    Math.hypot(LOSS_PER_HEIGHT * heightLnSigma, referenceDamage('tsunami').lnSigma),
  );
}

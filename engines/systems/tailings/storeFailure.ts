import { Z90 } from '../../ground/math/normal.ts';
import { larrauriRunout, ricoRunout } from './runout.ts';
import {
  CONDITION_FACTOR,
  FREQUENCY,
  LARRAURI,
  LONGEST_RUNOUT_KM,
  RAISING_FACTOR,
  RICO,
  SITE_FACTOR,
  SPREAD,
  UNKNOWN_STORE,
  VOLUME_RANGE,
} from './tables/parameters.ts';
import type { RaisingCode } from './tables/register.ts';

/** A store as the model sees it. */
export interface StoreCase {
  readonly raising: RaisingCode;
  readonly isClosed: boolean;
  readonly hadConcern: boolean;
  readonly heightM: number | null;
  readonly volumeMm3: number | null;
}

/** What the place of the store brings; undefined: not known. */
export interface StoreSite {
  readonly pga475G: number | undefined;
  readonly rainMm: number | undefined;
}

/** A value known to a factor. */
export interface Spread {
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
}

/** Mean of the log-uniform prior, failures per dam and year. */
export const PRIOR_MEAN =
  (FREQUENCY.most - FREQUENCY.least) / Math.log(FREQUENCY.most / FREQUENCY.least);

/**
 * Failures of a store a year: the prior's mean times what is known of raising, condition, shaking and rain; over the facilities of the world raising and
 * condition leave the prior as it is. The interval is that of the prior.
 *
 * @returns 1/yr: mean, and 10, 50, 90 per cent points
 * @source Azam & Li (2010), Geotech. News 28(4), 50-53; Piciullo et al. (2022), doi:10.1016/j.enggeo.2022.106657; Franks et al. (2021), doi:10.1038/s41598-021-84897-0
 */
export function failureFrequency(
  store: StoreCase,
  site: StoreSite,
): Spread & { readonly mean: number } {
  const { shaking, rain } = SITE_FACTOR;
  const power = store.raising === 'u' ? shaking.upstreamPower : shaking.power;
  const factor =
    RAISING_FACTOR[store.raising] *
    (store.isClosed ? CONDITION_FACTOR.closed : CONDITION_FACTOR.active) *
    (store.hadConcern ? CONDITION_FACTOR.concern : CONDITION_FACTOR.noConcern) *
    bounded(((site.pga475G ?? shaking.referenceG) / shaking.referenceG) ** power, shaking) *
    bounded(((site.rainMm ?? rain.referenceMm) / rain.referenceMm) ** rain.power, rain);
  const at = (p: number): number =>
    factor * FREQUENCY.least * (FREQUENCY.most / FREQUENCY.least) ** p;
  return { mean: factor * PRIOR_MEAN, p10: at(0.1), p50: at(0.5), p90: at(0.9) };
}

function bounded(
  factor: number,
  { least, most }: { readonly least: number; readonly most: number },
): number {
  return Math.min(most, Math.max(least, factor));
}

/** What a failure releases and how far it runs, by both regressions. */
export interface StoreRelease {
  readonly heightM: number;
  readonly volumeMm3: number;
  readonly isAssumed: boolean;
  readonly releasedMm3: Spread;
  readonly runoutKm: Spread;
  /** Middle of ln runout and its standard deviation, for probabilities of reaching. */
  readonly lnRunoutSigma: number;
  readonly byModel: {
    readonly rico: { readonly releasedMm3: number; readonly runoutKm: number };
    readonly larrauri: { readonly releasedMm3: number; readonly runoutKm: number };
  };
}

/** Power of the release in the runout, mean of both regressions: what is not known of the one carries over to the other. */
const RUNOUT_BY_RELEASE = (RICO.runoutPower + 2 * LARRAURI.runoutPower) / 2;

/** Release and runout: the geometric mean of the two regressions, with their spread and that between them; stores larger than the fitted ones count as the largest of those. */
export function storeRelease({
  heightM,
  volumeMm3,
}: Pick<StoreCase, 'heightM' | 'volumeMm3'>): StoreRelease {
  const isAssumed = heightM === null || volumeMm3 === null;
  const height = heightM ?? UNKNOWN_STORE.heightM;
  const volume = volumeMm3 ?? UNKNOWN_STORE.volumeMm3;
  const fitted = Math.min(VOLUME_RANGE[1], volume);
  const rico = ricoRunout(fitted, height);
  const larrauri = larrauriRunout(fitted, height);
  const assumed = isAssumed ? UNKNOWN_STORE.lnSigma : 0;
  const released = Math.min(volume, Math.sqrt(rico.releasedMm3 * larrauri.releasedMm3));
  const runout = Math.sqrt(rico.runoutKm * larrauri.runoutKm);
  const between = Math.abs(Math.log(rico.runoutKm / larrauri.runoutKm)) / 2;
  const lnReleaseSigma = Math.hypot(SPREAD.releaseLnSigma, assumed);
  const lnRunoutSigma = Math.hypot(
    SPREAD.runoutLnSigma,
    between,
    RUNOUT_BY_RELEASE * lnReleaseSigma,
  );
  const spreadRelease = Math.exp(Z90 * lnReleaseSigma);
  const spreadRunout = Math.exp(Z90 * lnRunoutSigma);
  return {
    heightM: height,
    volumeMm3: volume,
    isAssumed,
    releasedMm3: {
      p10: released / spreadRelease,
      p50: released,
      p90: Math.min(volume, released * spreadRelease),
    },
    runoutKm: {
      p10: Math.min(LONGEST_RUNOUT_KM, runout / spreadRunout),
      p50: Math.min(LONGEST_RUNOUT_KM, runout),
      p90: Math.min(LONGEST_RUNOUT_KM, runout * spreadRunout),
    },
    lnRunoutSigma,
    byModel: { rico, larrauri },
  };
}

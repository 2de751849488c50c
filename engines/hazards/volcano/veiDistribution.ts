import type { Volcano } from '../../ground/datasets/volcanoes.ts';
import { linear } from '../../ground/math/interpolate.ts';
import type { RecordRate } from './eruptionRate.ts';
import { largeEruptions } from './largeEruptions.ts';
import { KIND_OF, VEI_PRIORS, VEI_PRIOR_WEIGHT } from './tables.ts';
import { GEOLOGIC_RECORDS } from './tables/geologicRecords.ts';

/**
 * Chance of each VEI given an eruption. Of VEI 5 and more it is that of the law of large eruptions over the rate; the smaller ones share the rest.
 *
 * @param volcano  counts in its complete window; the repose runs from the last eruption to the last year known
 * @param rate     its rate, with and without the rise after an eruption, and the chance that the regime of the record still holds
 * @returns eight chances, VEI 0 to 7 (8 is counted with 7), summing to 1
 */
export function veiDistribution(volcano: Volcano, rate: RecordRate): readonly number[] {
  const [five, six, seven] = largeEruptions(volcano).perYear;
  const perYear = rate.ratePerYear;
  const small = smallSizes(volcano, rate).map((chance) => chance * (1 - five / perYear));
  return [...small, (five - six) / perYear, (six - seven) / perYear, seven / perYear];
}

/** VEI 0 to this are told by the volcano's own window. */
const SMALL_VEI = 4;

/**
 * Sizes of eruptions of VEI 4 and less: the volcano's own counts with an analogue prior by kind and repose (Dirichlet-multinomial). As far
 * as a long repose says that the regime of the record has ended, the analogues of that repose alone: an open vent that closed is no
 * longer told by its small eruptions. The rise after an eruption is one of small eruptions: from 1900 to 2017, of those one or two years after
 * another, 13 were of VEI 4 and more, where the rates of the records make 8 and the raised ones 29 (Volcanoes of the World v. 4.6.7).
 * What a run that goes on adds has the sizes of the run: of 302 eruptions after three of VEI 0 or 1 within twelve years 4 % were of VEI 3.
 *
 * @returns five chances, VEI 0 to 4, summing to 1
 * @source Analogue prior: see VEI_PRIORS; repose and size: Simkin & Siebert (1994), Volcanoes of the World, 2nd ed.
 */
function smallSizes(
  volcano: Volcano,
  { sameRegime, ratePerYear, recordPerYear }: RecordRate,
): readonly number[] {
  const style = KIND_OF[volcano.volcanoType] === 'central' ? 'explosive' : 'effusive';
  const prior = analogues(VEI_PRIORS[style], volcano);
  const weight = VEI_PRIOR_WEIGHT[style];
  const total = prior.reduce((sum, p) => sum + p, 0);
  const counts = countsBySize(volcano);
  const size = weight + prior.reduce((sum, _, vei) => sum + counts[vei], 0);
  const chances = prior.map(
    (p, vei) =>
      (sameRegime * ((weight * p) / total + counts[vei])) / size + ((1 - sameRegime) * p) / total,
  );
  const share = recordPerYear / ratePerYear;
  const { runByVei } = volcano;
  if (!runByVei || share >= 1) return middlingAtRecordRate(chances, share);
  const inRun = prior.map(
    (p, vei) => (weight * p) / total + (vei < runByVei.length ? runByVei[vei] : 0),
  );
  const runSize = inRun.reduce((sum, p) => sum + p, 0);
  return chances.map((p, vei) => share * p + ((1 - share) * inRun[vei]) / runSize);
}

/** Eruptions by size of a volcano's window; where it holds none, those whose deposits have been measured. */
function countsBySize({ gvpNumber, eruptionsByVei }: Volcano): readonly number[] {
  const deposits = GEOLOGIC_RECORDS[gvpNumber];
  if (!deposits?.sizes || eruptionsByVei.some((count) => count > 0)) return eruptionsByVei;
  return deposits.sizes.map((share) => share * deposits.eruptions);
}

/** Sizes of which VEI 4 keeps the rate of the record, and the smaller take the rise. */
function middlingAtRecordRate(chances: readonly number[], recordShare: number): readonly number[] {
  if (recordShare === 1) return chances;
  const middling = chances[SMALL_VEI];
  const kept = Math.min(0.99, middling * recordShare);
  return chances.map((p, vei) => (vei === SMALL_VEI ? kept : (p * (1 - kept)) / (1 - middling)));
}

/** Middle of each class of repose, years: geometric, 3 for the shortest. */
const MIDDLES = [3, 32, 320, 3200].map(Math.log);

/** The analogue prior at the repose of a volcano, between the middles of the classes, so that no year changes it at once. */
function analogues(
  rows: readonly (readonly number[])[],
  { lastEruptionYear, knownThroughYear }: Volcano,
): readonly number[] {
  const last = rows[rows.length - 1];
  if (lastEruptionYear === null) return last;
  const lnRepose = Math.log(Math.max(1, knownThroughYear - lastEruptionYear));
  return last.map((_, vei) =>
    linear(
      MIDDLES,
      rows.map((row) => row[vei]),
      lnRepose,
    ),
  );
}

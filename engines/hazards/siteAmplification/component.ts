import { Z90 } from '../../ground/math/normal.ts';
import { component, known, unknown } from '../../component.ts';
import { seismicHazard } from '../../ground/datasets/tectonics.ts';
import { soil } from '../../ground/datasets/terrain.ts';
import { basisWords, vs30StandInWarnings, type Vs30Basis } from '../../ground/earth/vs30Basis.ts';
import type { Anchors } from '../../levels.ts';
import { isKnown, type Fact } from '../../facts.ts';
import type { ComponentAnswer, Quantity } from '../../schemas.ts';
import { addedByGround } from '../earthquake/siteLoss.ts';
import { siteFactor } from './siteFactor.ts';

/** POLICY. Quantity to score. */
const ANCHORS: Anchors = [
  [0.8, 0],
  [1, 10],
  [1.5, 35],
  [2.4, 65],
  [4.2, 95],
];

/** Log standard deviation of the site term itself at 1 s. POLICY: half of the within-event spread of the model, the part sites repeat. */
const MODEL_LN_SIGMA = 0.3;

/** How much the upper 30 m of ground amplify shaking of 1 s against rock of 760 m/s, at the 475-year motion. */
export const siteAmplificationComponent = component({
  name: 'seismic_site_amplification',
  words: 'soft ground that amplifies shaking',
  anchors: ANCHORS,
  needs: ({ lat, lon }) => ({ soil: soil({ lat, lon }), hazard: seismicHazard({ lat, lon }) }),
  loss: (_place, { hazard, soil: ground }) =>
    isKnown(hazard) && isKnown(ground) ? addedByGround(hazard.value, ground.value) : 'unknown',
  usual: { share: 0.164, lossP90: 5.2e-4 },
  errsWith: 'earthquake',
  assess: (_place, facts) =>
    isKnown(facts.soil)
      ? amplificationAnswer(facts.soil.value, rockPgaOf(facts.hazard))
      : unknown(facts.soil.missing),
  standIns: ({ soil: ground }) => (isKnown(ground) ? vs30StandInWarnings(ground.value.basis) : []),
});

interface Ground {
  readonly vs30Mps: number;
  readonly vs30LnSigma: number;
}

/**
 * The amplification of a known ground.
 *
 * @param rockPgaG  475-year PGA on rock, g; where nobody knows it, the weak-motion factor stands in
 */
export function amplificationAnswer(
  ground: Ground & { readonly basis: Vs30Basis; readonly basinName: string | null },
  rockPgaG: number | undefined,
): ComponentAnswer {
  const { vs30Mps, basis, basinName } = ground;
  return known(ANCHORS, amplification(ground, rockPgaG), [
    `Vs30 ${Math.round(vs30Mps)} m/s, ${basisWords(basis)}${basinName ? ` (${basinName})` : ''}`,
    ...(rockPgaG === undefined ? ['weak-motion factor: the hazard map did not answer'] : []),
  ]);
}

const rockPgaOf = (hazard: Fact<{ readonly pga475G: { readonly mean: number } }>) =>
  isKnown(hazard) ? hazard.value.pga475G.mean : undefined;

function amplification({ vs30Mps, vs30LnSigma }: Ground, rockPgaG: number | undefined): Quantity {
  // Without a hazard map the weak-motion factor stands in, which is the larger one on soft ground.
  const at = (vs30: number): number => siteFactor(vs30, 1, rockPgaG ?? 0) ?? NaN;
  const value = at(vs30Mps);
  const softer = Math.log(at(vs30Mps * Math.exp(-Z90 * vs30LnSigma)) / value);
  const harder = Math.log(at(vs30Mps * Math.exp(Z90 * vs30LnSigma)) / value);
  const spread = Z90 * MODEL_LN_SIGMA;
  return {
    name: 'amplification_1s_vs_760',
    value,
    unit: 'factor',
    p50: value,
    p10: value * Math.exp(-Math.hypot(harder, spread)),
    p90: value * Math.exp(Math.hypot(softer, spread)),
  };
}

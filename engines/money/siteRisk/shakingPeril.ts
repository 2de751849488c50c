import { isKnown, type FactTree } from '../../facts.ts';
import { seismicHazard } from '../../ground/datasets/tectonics.ts';
import { soil } from '../../ground/datasets/terrain.ts';
import { equivalentMotions, lnMotionAt, POINTS } from '../../hazards/earthquake/shakingCurve.ts';
import { groundLnSigma, hazardLnSigma } from '../../hazards/earthquake/siteLoss.ts';
import { atSite, without, type PerilAtSite } from './perils.ts';

/** What shaking is worked out from. */
export const shakingNeeds = (at: { readonly lat: number; readonly lon: number }) => ({
  hazard: seismicHazard(at),
  soil: soil(at),
});

/** Shaking on the place's own ground: the curve that the composite score sums, so that both say the same of the same house. */
export function shakingPeril(facts: FactTree<ReturnType<typeof shakingNeeds>>): PerilAtSite {
  if (!isKnown(facts.hazard))
    return without('earthquake', 'unknown', `seismic hazard: ${facts.hazard.missing}`);
  if (!isKnown(facts.soil))
    return without('earthquake', 'unknown', `ground: ${facts.soil.missing}`);
  const rock = facts.hazard.value;
  const ground = facts.soil.value;
  const lnMotions = equivalentMotions(rock.curve, ground.vs30Mps, new Float64Array(POINTS));
  return atSite(
    'earthquake',
    [
      {
        cause: 'shaking',
        damage: 'earthquake',
        intensityAt: (rate) => Math.exp(lnMotionAt(lnMotions, rate)),
        lnSigma: Math.hypot(hazardLnSigma(rock), groundLnSigma(rock.curve, ground)),
      },
    ],
    [
      `${rock.pga475G.mean.toFixed(2)} g once in 475 years on rock, ground of Vs30 ${Math.round(ground.vs30Mps)} m/s`,
    ],
  );
}

import { isKnown, type Fact } from '../../../facts.ts';
import { vs30StandInWarnings } from '../../../ground/earth/vs30Basis.ts';
import type { Ground, Soil } from './groundAt.ts';

/** What a reader must know of the ground that the answer rests on. @param asked  Vs30 as the caller gave it */
export function siteWarnings(
  { basis, vs30Mps }: Ground,
  soil: Fact<Soil>,
  asked: number | undefined,
): string[] {
  const warnings = vs30StandInWarnings(basis);
  if (basis === 'reference_rock')
    warnings.push(
      `The ground is not known (${isKnown(soil) ? '' : soil.missing}): hazard is for reference rock of 760 m/s.`,
    );
  if (asked === undefined && isKnown(soil) && soil.value.vs30Mps !== vs30Mps)
    warnings.push(
      `Vs30 ${Math.round(soil.value.vs30Mps)} m/s lies outside the ground-motion models; ${vs30Mps} m/s is used.`,
    );
  warnings.push(
    'Nobody can predict the date and place of an earthquake: these are long-term rates.',
  );
  return warnings;
}

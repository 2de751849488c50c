import {
  ashSteps,
  meanOfAsh,
  type AshPath,
  type AshSource,
} from '../../../../engines/hazards/volcano/ashExceedance.ts';

/** Chance of at least one thickness of ash, by its natural logarithm, cm, from an eruption of one VEI. */
export function ashExceedance(vei: number, lnCm: number, path: AshPath, source: AshSource): number {
  const out = new Float64Array(8);
  meanOfAsh(ashSteps([[Math.exp(lnCm), 1]]), path, source, out);
  return out[vei] ?? NaN;
}

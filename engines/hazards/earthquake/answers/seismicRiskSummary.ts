import type * as z from 'zod';
import { basisWords } from '../../../ground/earth/vs30Basis.ts';
import type { seismicRiskReply } from './riskSchema.ts';

type Reply = Pick<
  z.input<typeof seismicRiskReply>,
  | 'site'
  | 'quantity'
  | 'quantity_from'
  | 'level'
  | 'hazard'
  | 'liquefaction'
  | 'reason'
  | 'design'
  | 'reconciliation'
>;

/** The answer in a few sentences, the shaking first: it is what is asked for, and the ground is why. */
export function seismicRiskSummary({
  site,
  quantity,
  level,
  hazard,
  liquefaction,
  reason,
  design,
  reconciliation,
  quantity_from,
}: Reply): string {
  const ground = site
    ? `Site class ${site.asce7_16_class} (ASCE 7-16; ${site.asce7_22_class} in 7-22), Vs30 ${Math.round(site.vs30_mps)} m/s ${basisWords(site.vs30_basis)}.`
    : '';
  const shaking = quantity
    ? `${level ?? ''} hazard: ${quantity.value.toPrecision(2)} g with 10 % in 50 years (80 % interval ${quantity.p10.toPrecision(2)} to ${quantity.p90.toPrecision(2)} g)${intensity(hazard)}.`
    : `Hazard of the site unknown: ${reason ?? 'no ground'}.`;
  const preferred = liquefaction?.models.find(({ model }) => model === liquefaction.preferred);
  const extent = preferred?.areal_extent_475yr_pct ?? undefined;
  const wet =
    extent === undefined
      ? ''
      : `In the shaking of 475 years ${percent(extent / 100)} of ground like this liquefies.`;
  const code = design
    ? `Design category ${design.design_category.risk_ii} for ordinary buildings.`
    : '';
  return [shaking, otherWay(reconciliation, quantity_from), ground, wet, code]
    .filter((text) => text !== '')
    .join(' ');
}

/** Why the hazard curve beside reads another number, where a reader of two digits would see one. */
function otherWay(two: Reply['reconciliation'], from: Reply['quantity_from']): string {
  if (!two) return '';
  const [first, second] = [two.component_pga_475yr_g, two.hazard_pga_475yr_g].map((value) =>
    value.toPrecision(2),
  );
  return first === second
    ? ''
    : `The hazard curve, which sums all sources at the very point, passes ${second} g that often; the score ${from === 'hazard_map' ? 'is read from a map' : 'has one ground term for each kind of earthquake'}.`;
}

function intensity(hazard: Reply['hazard']): string {
  const value = hazard?.return_periods[0]?.mmi.value ?? undefined;
  return value === undefined ? '' : `, intensity ${value.toFixed(1)}`;
}

const percent = (share: number): string =>
  share < 0.001 ? 'below 0.1 %' : `${(100 * share).toPrecision(2)} %`;

import type { PropertyLoss } from './propertyLoss.ts';

/** Outside the United States and Canada; near their borders their claims raise the level in part (`hailLossLevel`). */
const ELSEWHERE =
  'The loss by hail and tornadoes follows from how often they come here and how they damage a building; its level is not set by claims of insurers of this country.';

/**
 * What an insurer has to know where hail and tornadoes cost a building most; nothing elsewhere.
 *
 * @source ISO, a Verisk business, by the Insurance Information Institute (https://www.iii.org/table-archive/223359/file): homeowners policies of 2015 to 2019, without
 *   Texas and Alaska: 2.45 claims for wind and hail per 100 house years, USD 10,801 each
 */
export function stormClaimsWarning({
  perils,
  countryCode,
}: Pick<PropertyLoss, 'perils' | 'countryCode'>): string[] {
  const most = perils.reduce((sum, { averageAnnual }) => Math.max(sum, averageAnnual), 0);
  const storms = perils.find(({ peril }) => peril === 'severe_storm');
  if (!storms || storms.averageAnnual === 0 || storms.averageAnnual < most) return [];
  if (countryCode && countryCode !== 'US' && countryCode !== 'CA') return [ELSEWHERE];
  return [
    'Hail in the United States and Canada stands at what insurers of homes paid from 2000 to 2013, tornadoes at recorded losses. Roofs have cost more since: in the United States wind and hail USD 265 a year for the mean house (ISO, 2015 to 2019).',
  ];
}

import type { PropertyLoss } from './propertyLoss.ts';

/**
 * What an insurer has to know of sinkholes in Florida; nothing elsewhere.
 *
 * @source Florida Office of Insurance Regulation (8 November 2010), Report on Review of the 2010 Sinkhole Data Call, as told by
 *   https://propertycasualty360.com/2010/11/08/florida-oir-issues-sinkhole-report (costs) and
 *   http://www.tampabay.com/news/business/insurance-claims-for-florida-sinkhole-damage-spike/1133288 (counties, 2006 to 2009)
 */
export function sinkholeClaimsWarning({
  perils,
  building,
}: Pick<PropertyLoss, 'perils' | 'building'>): string[] {
  const sinkholes = perils.find(({ peril }) => peril === 'sinkhole');
  if (building.windCode !== 'florida' || !sinkholes || !(sinkholes.averageAnnual > 0)) return [];
  return [
    'Sinkholes count here where ground opens under the building. Sinkhole claims cost insurers in Florida far more, for ground that settles and walls that crack too: USD 1.4 billion from 2006 to 2010, USD 406 million in 2009 alone, half of the claims in Hernando and Pasco, 16 % in Hillsborough (Florida Office of Insurance Regulation, 2010).',
  ];
}

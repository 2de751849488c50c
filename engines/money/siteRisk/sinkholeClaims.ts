import { percentWords } from '../../percentWords.ts';
import type { PropertyLoss } from './propertyLoss.ts';

/** What insurers met with in a part of Florida. */
interface ClaimsOfCounties {
  readonly where: string;
  readonly counties: readonly string[];
  /** Claims filed per 1,000 homes in 2010. */
  readonly claimsPer1000: number;
  /** Cost of claims in 2009 over all homes, insured for it or not, USD: structure 54 %, land 27 %, tests of the ground 12 %. */
  readonly usdPerHome: number;
}

/**
 * The costs of 2009 (USD 406 million) and the claims of 2010 (6,694) by the counties' shares of the claims from 2006 to 2009 (Hernando and Pasco a half, Hillsborough
 * 16 %), over the homes of the census of 2010 (84,504 and 228,928; 536,092; 8,989,580 in the state).
 *
 * @source Florida Office of Insurance Regulation (8 November 2010), Report on Review of the 2010 Sinkhole Data Call, as told by
 *   https://propertycasualty360.com/2010/11/08/florida-oir-issues-sinkhole-report (costs),
 *   http://www.tampabay.com/news/business/insurance-claims-for-florida-sinkhole-damage-spike/1133288 (counties) and
 *   http://www.propertycasualty360.com/2013/08/14/florida-gets-federal-grant-to-study-sinkhole-activ (number of claims). Homes: US Census 2010; Pasco
 *   looked up, the others restated from memory
 */
const CLAIMS: readonly ClaimsOfCounties[] = [
  {
    where: 'Hernando and Pasco counties',
    counties: ['Hernando', 'Pasco'],
    claimsPer1000: 11,
    usdPerHome: 650,
  },
  {
    where: 'Hillsborough county',
    counties: ['Hillsborough'],
    claimsPer1000: 2,
    usdPerHome: 120,
  },
];
const REST_OF_FLORIDA: ClaimsOfCounties = {
  where: 'the rest of Florida',
  counties: [],
  claimsPer1000: 0.3,
  usdPerHome: 17,
};

/**
 * What an insurer has to know of sinkholes in Florida; nothing elsewhere. The loss counts ground that opens; about one claim in a hundred is one of ground that
 * opens, the others of ground that settles and walls that crack.
 *
 * @source share of collapses: Orlando Sentinel (31 January 2011), http://www.chicagotribune.com/news/nationworld/os-mike-thomas-sinkholes-020111-20110131,0,7943439.column
 */
export function sinkholeClaimsWarning({
  perils,
  building,
  usCounty,
}: Pick<PropertyLoss, 'perils' | 'building' | 'usCounty'>): string[] {
  const sinkholes = perils.find(({ peril }) => peril === 'sinkhole');
  if (building.windCode !== 'florida' || !sinkholes || !(sinkholes.averageAnnual > 0)) return [];
  const { where, claimsPer1000, usdPerHome } =
    CLAIMS.find(({ counties }) => counties.some((name) => usCounty?.startsWith(name))) ??
    REST_OF_FLORIDA;
  return [
    `Sinkholes count here where ground opens under the building: ${percentWords(sinkholes.averageAnnual)} of its value a year. Sinkhole claims cost insurers far more, 99 in 100 of them for ground that settles and walls that crack, which no loss here holds: in ${where} ${claimsPer1000} claims per 1,000 homes (2010) and USD ${usdPerHome} a home (2009) in a year, structure 54 %, land 27 %, tests of the ground 12 % (Florida Office of Insurance Regulation, 2010; homes of the census of 2010).`,
  ];
}

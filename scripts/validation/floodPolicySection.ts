import { coverLoss, spreadOver, townNamed, townsOf } from './marketLoss.ts';
import {
  FLOOD_POLICIES,
  INSURED_YEARS,
  MOST_INSURED,
  type FloodPolicyRow,
} from './tables/floodPolicies.ts';

const HOUSE = { propertyType: 'residential' } as const;
const FLOOD = { perils: ['flood'] } as const;

const number = (x: number): string => x.toExponential(1);

function stateRow([state, name, paid, insured, , fullRisk]: FloodPolicyRow): string {
  const { mean, p10, p90 } = spreadOver(townsOf('US', state), (town) =>
    coverLoss(town, HOUSE, FLOOD),
  );
  const paidRatio = number(paid / (insured * INSURED_YEARS));
  const price = fullRisk === null ? '' : number(fullRisk / MOST_INSURED);
  return `| ${name} | ${paidRatio} | ${price} | ${number(mean)} | ${number(p10)} to ${number(p90)} |`;
}

/** Towns by the water whose middles the expected loss is told of. */
const TOWNS = [
  'Miami',
  'Miami Beach',
  'Fort Lauderdale',
  'Key West',
  'Galveston',
  'New Orleans',
  'Charleston',
  'Norfolk',
  'Atlantic City',
] as const;

/** A town with the expected loss at its middle: the largest of its name. */
const townWords = (name: (typeof TOWNS)[number]): string =>
  `${name} ${number(coverLoss(townNamed(name, 'US'), HOUSE, FLOOD))}`;

/** What the public flood insurance of the United States has paid and asks, beside what we expect. */
export function floodPolicySection(): string {
  return `### Flood insurance of the United States

Claims paid from 1978 to March 2011 over all that was insured in those years, and the mean full-risk cost of a single family home by Risk Rating 2.0 over the ${MOST_INSURED / 1000} thousand dollars that a policy insures at most, of which half to two thirds would be for losses (from memory). Years of insurance are made from what was insured at their end and how the whole program grew, good to a third. Ours is the mean flood loss of a house over the most peopled towns by their people, without deductible and limit. Nothing was fitted to these figures.

| state | paid, 1/yr | full-risk cost, 1/yr | ours, mean | towns |
|---|---|---|---|---|
${FLOOD_POLICIES.map(stateRow).join('\n')}

Policies are bought where it floods: in 2010 one homeowner in ten had one, so that what they pay stands above the mean of all houses. In Louisiana most was paid for one hurricane, that of 2005, when the walls of New Orleans broke. Florida, with four policies in ten of the country on ground of all kinds, compares best with the mean of towns: it paid half of what we expect, while its full-risk cost is several times what was paid. Elsewhere we expect a thirtieth to an eighth of what policies paid, as towns stand mostly above the ground that is insured.

Middles of towns by the sea, 1/yr: ${TOWNS.map(townWords).join(', ')}. A middle at the water stands for its own ground, not for its county.

`;
}

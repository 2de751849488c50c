import { vertical } from '../../vertical.ts';
import {
  LOSS_LIMITS,
  LOSS_METHOD,
  LOSS_SOURCES,
  LOSS_VERIFICATION,
} from '../insurance/modelCard.ts';
import { propertyLoss } from '../siteRisk/propertyLoss.ts';
import { siteNeeds } from '../siteRisk/sitePerils.ts';
import { applicationBuilding } from './applicationBuilding.ts';
import { underwrite } from './report.ts';
import { application, underwriting } from './schemas.ts';

/** POST /api/v1/insurance/underwrite/decision */
export const underwriteDecision = vertical({
  path: '/api/v1/insurance/underwrite/decision',
  title: 'Underwriting decision',
  summary:
    'One of four decisions on a building by a versioned policy, with the trace of every rule and the smallest change that would flip it.',
  input: application,
  output: underwriting,
  needs: siteNeeds,
  assess: (given, facts, moment) =>
    underwrite(given, propertyLoss(given, { facts, moment }, applicationBuilding(given))),
  cost: 'heavy',
  keep: true,
  model: {
    name: 'underwriting-policy',
    version: '1.12.0',
    methodology: `${LOSS_METHOD} A policy is a list of rules, each a bound on one measure; all are looked at and the severest that applies decides.`,
    validity: 'Single buildings on land; the policy is data and can be replaced by the caller.',
    verification: LOSS_VERIFICATION,
    limits: [
      ...LOSS_LIMITS,
      'POLICY: the bounds of the standard policy, its expense ratio, risk load and deductible are ours.',
      'Changes are tried one at a time from a fixed list: raising, retrofit, rebuilding, leaving a word of `perils_requested` out.',
    ],
  },
  sources: LOSS_SOURCES,
  example: {
    lat: 37.7749,
    lon: -122.4194,
    replacement_value_usd: 900_000,
    perils_requested: ['earthquake', 'wildfire'],
  },
});

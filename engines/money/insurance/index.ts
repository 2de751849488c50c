export { propertyScore } from './propertyScore.ts';
export { portfolioBatch } from './portfolioBatch.ts';
export { catBondPricing } from '../catBond/catBondPricing.ts';
export { underwriteDecision } from '../underwriting/underwriteDecision.ts';

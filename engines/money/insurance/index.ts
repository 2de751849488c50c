export { propertyScore } from './propertyScore.ts';
export { portfolioBatch } from './portfolioBatch.ts';

export { propertyScore } from './propertyScore.ts';

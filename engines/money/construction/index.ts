export { preclearance } from './preclearance.ts';

export { climateRisk } from './climateRisk.ts';

export { seismicRisk } from './seismicRisk.ts';
export { hazardCurve } from './hazardCurve.ts';
export { disaggregation } from './disaggregation.ts';
export { predict } from './predict.ts';
export { regions } from './regions.ts';

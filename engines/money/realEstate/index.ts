export { groundTruth } from './groundTruthVertical.ts';
export { groundTruthBatch } from './groundTruthBatch.ts';
export { groundTruthHealth } from './groundTruthHealth.ts';

export { groundTruth } from './groundTruth.ts';
export { groundTruthBatch } from './groundTruthBatch.ts';
export { groundTruthHealth } from './groundTruthHealth.ts';

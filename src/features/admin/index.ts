export { diagnostics, recentPredictions, revenue, systemStats, users } from './api.ts';
export { backfillList, backfillStart, backfillStatus } from './backfills.ts';
export { dPilotMetadata, dPilotRead, dPilotZones } from './droughtPilotApi.ts';
export { dPilotAlerts } from './pilotAlerts.ts';
export {
  ghostRadarChain,
  ghostRadarDetections,
  ghostRadarLookup,
  ghostRadarModels,
  ghostRadarSummary,
} from './ghostRadarApi.ts';
export { ghostRadarIngest } from './ghostRadarIngest.ts';
export {
  gridScansManifest,
  gridScansOgKml,
  gridScansOgTop,
  gridScansPorphyryKml,
  gridScansPorphyryTop,
} from './gridScansApi.ts';
export { atlasLeiOverlay, atlasResourceMap, leiProfile } from './layeredEarthApi.ts';
export { resolvePredictions } from './resolutions.ts';
export { atlasByState, atlasSite, atlasSites, hypothesesList, hypothesesOne } from './studies.ts';

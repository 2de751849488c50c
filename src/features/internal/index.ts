export { audit, catalog, catalogModule, catalogSummary } from './catalog.ts';
export { ogModel } from './model.ts';
export { runPoint, scanPoint } from './points.ts';
export { cancelOgScan, ogJobs, ogScan, ogScanKml, ogScanStatus } from './scans.ts';

export { moduleHealthPage, pipelinePage, scorecardPage } from './healthPages.ts';
export { explorationPage, gridScansPage } from './scanPages.ts';
export { leiPage } from './layeredEarthPage.ts';
export { atlasPage, hypothesesPage } from './studyPages.ts';
export { overviewPage, predictionsPage, revenuePage } from './systemPages.ts';
export { dPilotPage, ghostRadarPage } from './watchPages.ts';

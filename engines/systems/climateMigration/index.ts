export { corridor } from './corridorVertical.ts';
export { destinations, score } from './pointVerticals.ts';
export { destinationAnalysis, originAnalysis, route } from './routeVerticals.ts';

import type { SourceFacts } from '../../engines/hazards/earthquake/hazard/sourceCurves.ts';
import { SOURCE_RADIUS_KM } from '../../engines/hazards/earthquake/hazard/siteHazard.ts';
import { seismicSources } from '../../src/atlas/seismicSources.ts';

/** The embedded earthquake sources around a place, the table's own rows (what is prepared once is found again). */
export function sourcesNear(lat: number, lon: number): SourceFacts {
  const answer: unknown = seismicSources.answer({ lat, lon, radiusKm: SOURCE_RADIUS_KM });
  if (isSourceFacts(answer)) return answer;
  throw new Error(`no sources near ${lat}, ${lon}`);
}

function isSourceFacts(answer: unknown): answer is SourceFacts {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'version' in answer &&
    'faults' in answer &&
    'zones' in answer
  );
}

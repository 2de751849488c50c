import type { TracerSample } from './ageClass.ts';
import { TRITIUM_TU } from './tables.ts';

/** One result of a laboratory. */
export interface TracerResult {
  readonly siteId: string;
  readonly lat: number;
  readonly lon: number;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly tracer: 'tritium_tu' | 'carbon14_pmc';
  /** Tritium units or per cent modern; the limit of detection where `isBelow`. */
  readonly value: number;
  readonly isBelow: boolean;
}

/** A well with its newest tracers. */
export interface TracedWell extends TracerSample {
  readonly siteId: string;
  readonly lat: number;
  readonly lon: number;
}

/**
 * The newest result of each tracer of each well. What was not detected says something only where the limit itself lies below the bound
 * of old water: else it could be of either class, and counts as not measured.
 */
export function newestTracers(results: readonly TracerResult[]): TracedWell[] {
  const bySite = Map.groupBy(results.filter(isTelling), ({ siteId }) => siteId);
  return [...bySite.values()].flatMap((ofSite) => {
    const [first] = ofSite;
    if (!first) return [];
    const newest = (tracer: TracerResult['tracer']): number | null =>
      ofSite
        .filter((each) => each.tracer === tracer)
        .toSorted((a, b) => (a.day < b.day ? 1 : -1))[0]?.value ?? null;
    const { siteId, lat, lon } = first;
    return [
      {
        siteId,
        lat,
        lon,
        tritiumTu: newest('tritium_tu'),
        carbon14Pmc: newest('carbon14_pmc'),
        terrigenicHelium: null,
      },
    ];
  });
}

function isTelling({ tracer, value, isBelow }: TracerResult): boolean {
  return !isBelow || (tracer === 'tritium_tu' && value < TRITIUM_TU.premodern);
}

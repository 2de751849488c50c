import { radians } from '../../../engines/ground/earth/geodesy.ts';
import {
  RETROSPECTIVE,
  RETROSPECTIVE_ROWS,
} from '../../../engines/hazards/earthquake/regions/tables/retrospective.ts';
import { REGIONS, type RegionRow } from '../../../engines/hazards/earthquake/regions/tables.ts';

/** A model in service against the one that would replace it if it were better, by a proper score. */
export interface ChampionScore {
  readonly module: string;
  readonly champion: string;
  readonly challenger: string;
  readonly score: string;
  readonly championScore: number;
  readonly challengerScore: number;
  /** Natural-log units per earthquake; above 0 the champion is better. */
  readonly gainPerEvent: number;
  readonly events: number;
  readonly from: string;
  readonly to: string;
  readonly note: string;
}

/**
 * Regional earthquake rates against the plainest rival: the same total spread by area. Joint Poisson log-likelihood of the counts
 * by region, a proper score.
 *
 * @source Rhoades et al. (2011), Acta Geophysica 59(4), 728-747. doi:10.2478/s11600-011-0013-5
 */
export function regionChampion(): ChampionScore {
  const rows = RETROSPECTIVE_ROWS.flatMap((row) => {
    const region = REGIONS.find(({ id }) => id === row.id);
    return region ? [{ ...row, area: areaOf(region) }] : [];
  });
  const sum = (value: (row: (typeof rows)[number]) => number): number =>
    rows.reduce((total, row) => total + value(row), 0);
  const perArea = sum(({ expected }) => expected) / sum(({ area }) => area);
  const championScore = sum(({ observed, expected }) => poissonLog(observed, expected));
  const challengerScore = sum(({ observed, area }) => poissonLog(observed, perArea * area));
  const events = sum(({ observed }) => observed);
  return {
    module: 'earthquake_regions',
    champion: `regional rates ${RETROSPECTIVE.modelVersion}`,
    challenger: 'the same total spread by area',
    score: 'joint Poisson log-likelihood of the counts by region',
    championScore,
    challengerScore,
    gainPerEvent: (championScore - challengerScore) / events,
    events,
    from: RETROSPECTIVE.from,
    to: RETROSPECTIVE.to,
    note: 'The rates were counted on the same years: consistency, not skill in advance.',
  };
}

/** Without the term that both share. */
function poissonLog(observed: number, expected: number): number {
  return observed * Math.log(expected) - expected;
}

/** Of a box in degrees, relative to the sphere. */
function areaOf({ bounds: [south, west, north, east] }: RegionRow): number {
  const sine = (degrees: number): number => Math.sin(radians(degrees));
  return (sine(north) - sine(south)) * (east - west);
}

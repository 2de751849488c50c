import { meanDamage } from '../../engines/systems/bsa/meanDamage.ts';
import { mcgarrMagnitude } from '../../engines/systems/induced/mcgarrMagnitude.ts';
import { largestAt } from '../../engines/systems/induced/seismogenicIndex.ts';
import { storeRelease, type Spread } from '../../engines/systems/tailings/storeFailure.ts';
import {
  FAILURE_ROWS,
  TAILINGS_SOURCES,
  type FailureRow,
} from '../../engines/systems/tailings/tables/register.ts';
import { INJECTION_ROWS, INJECTION_SOURCES } from '../../src/atlas/data/injectionFields.ts';
import { figureCase, type Case } from './systemsCase.ts';

const FACTOR = 3;

/** Tailings dams that failed, by their size before. */
export function tailings(): Case[] {
  return FAILURE_ROWS.flatMap(tailingsCases);
}

function tailingsCases([
  name,
  ,
  ,
  year,
  ,
  heightM,
  volumeMm3,
  released,
  runout,
  ,
  source,
]: FailureRow): Case[] {
  if (heightM === null || volumeMm3 === null) return [];
  const { releasedMm3, runoutKm } = storeRelease({ heightM, volumeMm3 });
  const told = {
    group: 'Tailings dams',
    name: `${name}, ${year}`,
    source: TAILINGS_SOURCES[source],
  };
  const held = (measure: string, published: number | null, range: Spread): Case[] =>
    published === null
      ? []
      : [figureCase({ ...told, measure }, { published, ours: range.p50, factor: FACTOR, range })];
  return [
    ...held('release, million m3', released, releasedMm3),
    ...held('runout, km', runout, runoutKm),
  ];
}

/** Fields whose injected volume and largest earthquake are published. */
export function induced(): Case[] {
  return INJECTION_ROWS.flatMap(([name, , , , , , , volume, index, largest, source]) => {
    if (volume === null || largest === null) return [];
    const [magnitude] = largest;
    const told = { group: 'Induced earthquakes', name, source: INJECTION_SOURCES[source] };
    const bound = mcgarrMagnitude(volume[0]);
    const kept: Case = {
      ...told,
      measure: 'largest magnitude within McGarr’s bound (0.15 over)',
      published: `M ${magnitude}`,
      ours: `up to ${bound.toFixed(1)}`,
      isHit: magnitude <= bound + 0.15,
    };
    if (index === null) return [kept];
    const injection = { volumeM3: volume[0], index: index[0], bValue: index[1] };
    const [low, high] = [largestAt(injection, 0.05), largestAt(injection, 0.95)];
    return [
      kept,
      {
        ...told,
        measure: 'largest magnitude within 90 % of the seismogenic index’s',
        published: `M ${magnitude}`,
        ours: `${low.toFixed(1)} to ${high.toFixed(1)}`,
        isHit: magnitude >= low && magnitude <= high,
      },
    ];
  });
}

/** Losses by small earthquakes. */
export function damage(): Case[] {
  return [
    figureCase(
      {
        group: 'Losses by small earthquakes',
        name: 'Basel, 2006, M 3.4',
        measure: 'loss over value at intensity V',
        source:
          'Swiss Seismological Service and Giardini (2009), Nature 462, 848: 9 million francs paid; insured value of the city some 40 billion (from memory)',
      },
      { published: 2e-4, ours: meanDamage('unreinforced_masonry', 5), factor: 5 },
    ),
    figureCase(
      {
        group: 'Losses by small earthquakes',
        name: 'Lorca, 2011, M 5.1',
        measure: 'loss over value at intensity VII to VIII',
        source:
          'Consorcio de Compensación de Seguros: about 460 million euro; insured value some 5 billion (from memory)',
      },
      { published: 0.1, ours: meanDamage('unreinforced_masonry', 7.3), factor: 3 },
    ),
  ];
}

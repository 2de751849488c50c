import type * as z from 'zod';
import type { waterStress } from '../../ground/datasets/catchmentStress.ts';
import type { waterStressBaseline } from '../../ground/datasets/waterStress.ts';
import { isKnown, type Fact } from '../../facts.ts';
import { percentWords } from '../../percentWords.ts';
import { isAtFloor, type Baseline } from './report.ts';

type Catchment = z.output<typeof waterStress.answer>;
type Region = z.output<typeof waterStressBaseline.answer>;

/** The answer in a sentence; a region of a neighbour, or over the sea, is named as such. */
export function summaryOf(
  baseline: Baseline,
  label: string | null,
  region: Region | undefined,
): string {
  const { ratio, basis, arid } = baseline;
  if (arid)
    return `Arid and hardly used${region ? ` (${region.nearestRow})` : ''}: little water, few users; a stress ratio says little here.`;
  return `${whoWithdraws(basis, region)} withdraws ${isAtFloor(baseline) ? 'at most about' : 'about'} ${percentWords(ratio)} of its renewable water: ${label ?? ''}.`;
}

function whoWithdraws(basis: Baseline['basis'], region: Region | undefined): string {
  if (basis === 'catchment') return 'The catchment';
  if (!region) return 'The region round the place';
  const { nearestRow, nearestRowKm, nearestRowLies } = region;
  if (nearestRowLies === 'same_country') return `The region round ${nearestRow}`;
  const over = nearestRowLies === 'over_sea' ? ', over the sea' : '';
  return `The nearest listed region (${nearestRow}, ${kmOf(nearestRowKm)} km away${over})`;
}

/** The listed region that stands in, and how it lies to the place. */
export function regionFields(region: Fact<Region>) {
  if (!isKnown(region)) return { region: null, region_distance_km: null, region_lies: null };
  const { nearestRow, nearestRowKm, nearestRowLies } = region.value;
  return { region: nearestRow, region_distance_km: nearestRowKm, region_lies: nearestRowLies };
}

const kmOf = (km: number): number => Number(km.toPrecision(2));

/** What stood in for the catchment, and how well it stands for the place. */
export function warningsOf(
  { basis }: Baseline,
  catchment: Fact<Catchment>,
  region: Fact<Region>,
): string[] {
  if (basis === 'catchment') return [];
  const why = isKnown(catchment) ? '' : ` (${catchment.missing})`;
  const stoodIn = `The catchment itself could not be read${why}; values restated by region stand in, half a category wide at the region's middle and wider with the distance.`;
  if (!isKnown(region) || region.value.nearestRowLies === 'same_country') return [stoodIn];
  const { nearestRow, nearestRowKm, nearestRowLies } = region.value;
  const whose =
    nearestRowLies === 'over_sea' ? 'lies over the sea' : 'is that of another country or basin';
  return [
    stoodIn,
    `No listed region holds this place: the nearest, ${nearestRow}, ${whose}, ${kmOf(nearestRowKm)} km away.`,
  ];
}

import type { PropertyLoss } from '../siteRisk/propertyLoss.ts';
import { CELL_DEG, squareAt, type SquarePlace } from '../siteRisk/squares.ts';
import { addSlices, mergeSlices, type CauseSums } from './slices.ts';

/** Side of the blocks that common events are worked out on, degrees. */
const BLOCK_DEG = 1;

/** Buildings of one square of the earth. */
export interface Square extends SquarePlace {
  count: number;
  value: number;
  annualLoss: number;
}

/** A block with where its value stands and what its slices cost. */
export interface Block extends Square {
  /** Sums of value times latitude and longitude, and of their squares, degrees. */
  readonly place: [lat: number, lon: number, latSquare: number, lonSquare: number];
  readonly causes: CauseSums;
}

/** A building as the sums take it. */
export interface SummedBuilding {
  readonly lat: number;
  readonly lon: number;
  /** What it weighs: 1 where no values are counted. */
  readonly value: number;
  readonly loss: PropertyLoss;
}

/** What a part of a portfolio amounts to: small, and parts can be added in any order. */
export interface PortfolioSums {
  buildings: number;
  computed: number;
  /** Of the buildings: how many came with a replacement value. */
  priced: number;
  value: number;
  annualLoss: number;
  /** Sum of the annual losses times their log standard deviations: hazards err for all alike. */
  lossTimesLnSigma: number;
  readonly lossByPeril: Map<string, number>;
  readonly unknownByPeril: Map<string, number>;
  readonly cells: Map<string, Square>;
  readonly blocks: Map<string, Block>;
}

/** The sums of no building. */
export function emptySums(): PortfolioSums {
  return {
    buildings: 0,
    computed: 0,
    priced: 0,
    value: 0,
    annualLoss: 0,
    lossTimesLnSigma: 0,
    lossByPeril: new Map(),
    unknownByPeril: new Map(),
    cells: new Map(),
    blocks: new Map(),
  };
}

const keyAt = (row: number, column: number): string => `${row}:${column}`;

function cellOf(sums: PortfolioSums, row: number, column: number): Square {
  const key = keyAt(row, column);
  const found = sums.cells.get(key);
  if (found) return found;
  const made: Square = { row, column, count: 0, value: 0, annualLoss: 0 };
  sums.cells.set(key, made);
  return made;
}

function blockOf(sums: PortfolioSums, row: number, column: number): Block {
  const key = keyAt(row, column);
  const found = sums.blocks.get(key);
  if (found) return found;
  const made: Block = {
    row,
    column,
    count: 0,
    value: 0,
    annualLoss: 0,
    place: [0, 0, 0, 0],
    causes: new Map(),
  };
  sums.blocks.set(key, made);
  return made;
}

function grow(square: Square, count: number, value: number, annualLoss: number): void {
  square.count += count;
  square.value += value;
  square.annualLoss += annualLoss;
}

function bump(sums: Map<string, number>, name: string, by: number): void {
  sums.set(name, (sums.get(name) ?? 0) + by);
}

/** Adds a building whose losses were worked out. @param isPriced whether its value was given */
export function addBuilding(
  sums: PortfolioSums,
  { lat, lon, value, loss }: SummedBuilding,
  isPriced: boolean,
): void {
  sums.buildings += 1;
  if (isPriced) sums.priced += 1;
  for (const { peril, state } of loss.perils)
    if (state === 'unknown') bump(sums.unknownByPeril, peril, 1);
  if (!loss.total) return;
  const annualLoss = value * loss.total.value;
  sums.computed += 1;
  sums.value += value;
  sums.annualLoss += annualLoss;
  sums.lossTimesLnSigma += annualLoss * loss.total.lnSigma;
  for (const { peril, averageAnnual } of loss.perils)
    bump(sums.lossByPeril, peril, value * averageAnnual);
  const cell = squareAt(lat, lon, CELL_DEG);
  grow(cellOf(sums, cell.row, cell.column), 1, value, annualLoss);
  const square = squareAt(lat, lon, BLOCK_DEG);
  const block = blockOf(sums, square.row, square.column);
  grow(block, 1, value, annualLoss);
  [lat, lon, lat * lat, lon * lon].forEach((x, i) => (block.place[i] += value * x));
  addSlices(block.causes, value, loss);
}

/** The sums as plain data, for a checkpoint. Slices are single precision, which is finer than what they hold. */
export interface PackedSums extends Omit<
  PortfolioSums,
  'lossByPeril' | 'unknownByPeril' | 'cells' | 'blocks'
> {
  readonly lossByPeril: readonly (readonly [string, number])[];
  readonly unknownByPeril: readonly (readonly [string, number])[];
  readonly cells: readonly Square[];
  readonly blocks: readonly (Omit<Block, 'causes'> & {
    readonly causes: readonly (readonly [string, Float32Array])[];
  })[];
}

/** Sums as a checkpoint holds them. */
export function packSums(sums: PortfolioSums): PackedSums {
  return {
    ...sums,
    lossByPeril: [...sums.lossByPeril],
    unknownByPeril: [...sums.unknownByPeril],
    cells: [...sums.cells.values()],
    blocks: [...sums.blocks.values()].map(({ causes, ...block }) => ({
      ...block,
      causes: [...causes].map(([name, slices]) => [name, new Float32Array(slices)]),
    })),
  };
}

/** Adds the sums of a part. */
export function mergeSums(into: PortfolioSums, part: PackedSums): void {
  into.buildings += part.buildings;
  into.computed += part.computed;
  into.priced += part.priced;
  into.value += part.value;
  into.annualLoss += part.annualLoss;
  into.lossTimesLnSigma += part.lossTimesLnSigma;
  for (const [name, by] of part.lossByPeril) bump(into.lossByPeril, name, by);
  for (const [name, by] of part.unknownByPeril) bump(into.unknownByPeril, name, by);
  for (const { row, column, count, value, annualLoss } of part.cells)
    grow(cellOf(into, row, column), count, value, annualLoss);
  for (const { row, column, count, value, annualLoss, place, causes } of part.blocks) {
    const block = blockOf(into, row, column);
    grow(block, count, value, annualLoss);
    place.forEach((x, i) => (block.place[i] += x));
    for (const [name, packed] of causes) mergeSlices(block.causes, name, packed);
  }
}

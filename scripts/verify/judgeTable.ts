import { cellError, cellRule } from './judgeCell.ts';
import type { CellRule } from './judgeCell.ts';
import { NotJudged } from './binding.ts';
import type { Computed, GroupBinding, Row, RowBinding, TableFolder } from './binding.ts';

/** What is said of a table: rows judged, rows within tolerance, largest error in tolerances, and what a reader may want to know. */
export interface Verdict {
  readonly rows: number;
  readonly ok: number;
  readonly worst: number;
  readonly details: readonly string[];
  /** Rows there were, but none of a model that the product offers. */
  readonly unbound: boolean;
}

/** How many misses and how many reasons are named under a table. */
const NAMED = 3;

/** Judges a table row by row. A row whose `compute` throws is a miss with the reason; one that is not judged is named with its own. */
export function judgeRows(binding: RowBinding, rows: readonly Row[], folder: TableFolder): Verdict {
  const { offered, left: leftModels } = split(binding, rows);
  const [reasons, unjudged] = [new Map<string, number>(), new Map<string, number>()];
  const because = (error: unknown) =>
    note(reasons, error instanceof Error ? error.message : String(error));
  const prepared = attempt(() => binding.prepare?.(rows, folder), because);
  const rules = new Map<string, CellRule>();
  const misses: { at: string; error: number }[] = [];
  let judged = 0;
  let worst = 0;
  for (const { row, line } of offered) {
    const computed = prepared.done
      ? attempt(() => binding.compute(row, prepared.value, folder), because)
      : prepared;
    const left = computed.done ? leftOut(computed.value as Computed | NotJudged) : undefined;
    if (left !== undefined) {
      note(unjudged, left);
      continue;
    }
    judged++;
    const rule = (column: string) => ruleOf(column, { rules, binding, rows, row });
    const found = computed.done ? rowError(computed.value as Computed, row, rule) : FAILED;
    worst = Math.max(worst, found.error);
    if (found.error > 1) misses.push({ at: `row ${line} ${found.what}`, error: found.error });
  }
  const details = [
    ...notOfferedLine(leftModels),
    ...unjudgedLines(unjudged),
    ...reasonLines(reasons),
    ...missLines(misses),
  ];
  return {
    rows: judged,
    ok: judged - misses.length,
    worst,
    details,
    unbound: rows.length > 0 && offered.length === 0,
  };
}

function note(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

/** Judges a table as a group: each criterion counts as a row, its error is required / reached. */
export function judgeGroup(
  binding: GroupBinding,
  rows: readonly Row[],
  folder: TableFolder,
): Verdict {
  try {
    const { criteria, details } = binding.judge(rows, folder);
    const errors = criteria.map(({ required, reached }) =>
      reached > 0 ? required / reached : Infinity,
    );
    const lines = criteria.map(
      ({ name, required, reached }) => `${name}: ${short(reached)}, required ${short(required)}`,
    );
    const ok = errors.filter((error) => error <= 1).length;
    return {
      rows: errors.length,
      ok,
      worst: Math.max(0, ...errors),
      details: [...lines, ...details],
      unbound: false,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      rows: 1,
      ok: 0,
      worst: Infinity,
      details: [`could not be judged: ${reason}`],
      unbound: false,
    };
  }
}

/** Why a row is not judged; undefined where it is. */
function leftOut(computed: Computed | NotJudged): string | undefined {
  if (computed instanceof NotJudged) return computed.reason;
  return Object.keys(computed).length === 0 ? 'nothing computed for them' : undefined;
}

const FAILED = { error: Infinity, what: 'could not be computed' };

function split(binding: RowBinding, rows: readonly Row[]) {
  const left = new Map<string, number>();
  const offered: { row: Row; line: number }[] = [];
  rows.forEach((row, i) => {
    const model = binding.notOffered?.(row);
    if (model === undefined) offered.push({ row, line: i + 1 });
    else left.set(model, (left.get(model) ?? 0) + 1);
  });
  return { offered, left };
}

function attempt<T>(
  run: () => T,
  because: (error: unknown) => void,
): { done: true; value: T } | { done: false } {
  try {
    return { done: true, value: run() };
  } catch (error) {
    because(error);
    return { done: false };
  }
}

function ruleOf(
  column: string,
  table: { rules: Map<string, CellRule>; binding: RowBinding; rows: readonly Row[]; row: Row },
): CellRule {
  const rule = table.rules.get(column) ?? cellRule(column, table.binding.tolerances, table.rows);
  table.rules.set(column, rule);
  const own = table.binding.toleranceOf?.(table.row);
  return own === undefined ? rule : { ...rule, tolerance: own };
}

function rowError(
  computed: Computed,
  row: Row,
  rule: (column: string) => CellRule,
): { error: number; what: string } {
  let worst = { error: 0, what: '' };
  for (const [column, value] of Object.entries(computed)) {
    if (!(column in row)) return { error: Infinity, what: `has no column ${column}` };
    const error = cellError(value, row, column, rule(column)) ?? 0;
    if (error > worst.error)
      worst = {
        error,
        what: `${column}: computed ${String(value)}, expected ${row[column]?.trim()}`,
      };
  }
  return worst;
}

function notOfferedLine(left: ReadonlyMap<string, number>): string[] {
  if (left.size === 0) return [];
  return [`not offered: ${[...left].map(([model, count]) => `${model} ${count} rows`).join(', ')}`];
}

function unjudgedLines(unjudged: ReadonlyMap<string, number>): string[] {
  return [...unjudged].map(([reason, count]) => `not judged: ${count} rows, ${reason}`);
}

function reasonLines(reasons: ReadonlyMap<string, number>): string[] {
  const lines = [...reasons].slice(0, NAMED).map(([reason, count]) => `${count} times: ${reason}`);
  return reasons.size > NAMED ? [...lines, `and ${reasons.size - NAMED} reasons more`] : lines;
}

function missLines(misses: readonly { at: string; error: number }[]): string[] {
  const worst = misses
    .toSorted((a, b) => (a.error === b.error ? 0 : b.error - a.error))
    .slice(0, NAMED);
  return worst.map(({ at, error }) => `${at}, off by ${short(error)} tolerances`);
}

/** A number in few digits; `inf` for infinity. A miss is never rounded down to the edge. */
export function short(value: number): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'nan' : 'inf';
  const few = Number(value.toPrecision(3));
  return String(few <= 1 && value > 1 ? Number(value.toPrecision(8)) : few);
}

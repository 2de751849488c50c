import { factsFor, type Fact, type FactTree, type Need, type NeedTree } from '../engines/facts.ts';
import * as engines from '../engines/index.ts';
import { roundsOf, type Vertical } from '../engines/vertical.ts';
import { atlas } from '../src/atlas/index.ts';
import { benchRow, median, type BenchRow } from './harness.ts';

const ROUNDS = 7;
/** A round lasts about this long, ms. */
const ROUND_MS = 30;
const MOMENT = { ms: Date.UTC(2026, 0, 15), iso: '2026-01-15T00:00:00.000Z' };
const NOW = MOMENT.iso;

/** What the embedded tables say to a need; missing where they say nothing, as on a server without a network. */
function factOf(need: Need): Fact<unknown> {
  const table = atlas.find(({ dataset }) => dataset.id === need.dataset.id);
  if (!table) return { missing: 'no embedded table', source: need.dataset.id };
  const value = table.answer(need.dataset.query.parse(need.query));
  if (typeof value === 'object' && value !== null && 'missing' in value)
    return { missing: String(value.missing), source: table.id };
  return { value, source: table.id, asOf: NOW, retrievedAt: NOW, status: 'embedded' };
}

/** The facts of all rounds of a vertical's questions, side by side. */
function factsOf(vertical: Vertical, input: unknown): FactTree<NeedTree> {
  let facts = {};
  for (const round of roundsOf(vertical, input))
    facts = { ...facts, ...factsFor(round(facts), factOf) };
  return facts;
}

/** Every vertical on the embedded facts of its example: light ones have a millisecond, heavy ones run on the pool and have two seconds. */
export async function verticals(): Promise<BenchRow[]> {
  const folders = engines as unknown as Readonly<
    Record<string, Readonly<Record<string, Vertical>>>
  >;
  const rows: BenchRow[] = [];
  for (const [group, members] of Object.entries(folders)) {
    for (const [name, vertical] of Object.entries(members)) {
      const value = assessUs(vertical);
      rows.push(
        benchRow({
          id: `vertical ${group}.${name}`,
          what: `assess on embedded facts, ${vertical.cost}`,
          value,
          unit: 'us',
          reference: null,
          goal: vertical.cost === 'light' ? 1_000 : 2_000_000,
        }),
      );
      await new Promise((next) => setImmediate(next));
    }
  }
  return rows;
}

function assessUs(vertical: Vertical): number {
  const input = vertical.input.parse(vertical.example);
  const facts = factsOf(vertical, input);
  let answers = 0;
  const run = (times: number): number => {
    const startedAt = performance.now();
    for (let i = 0; i < times; i++)
      answers += typeof vertical.assess(input, facts, MOMENT) === 'object' ? 1 : 0;
    return (performance.now() - startedAt) / times;
  };
  const first = Math.max(run(3), 1e-4);
  const times = Math.max(1, Math.min(2_000, Math.round(ROUND_MS / first)));
  const figures = Array.from(
    { length: vertical.cost === 'light' ? ROUNDS : 3 },
    () => run(times) * 1000,
  );
  if (answers === 0) throw new Error('nothing was answered');
  return median(figures);
}

import { deserialize } from 'node:v8';
import { describe, expect, it } from 'vitest';
import type { PartRecord, PortfolioPartTask } from '../../engines/money/portfolio/part.ts';
import { emptySums, mergeSums, packSums } from '../../engines/money/portfolio/sums.ts';
import { summaryOfSums } from '../../engines/money/portfolio/summary.ts';
import { roundReply } from '../../src/core/round.ts';
import { openLines } from '../../src/features/portfolios/partRecord.ts';
import { portfolioPart } from '../../workers/portfolioPart.ts';
import { portfolioTasks } from '../../workers/portfolioTasks.ts';

const MOMENT = { ms: Date.UTC(2026, 0, 1), iso: '2026-01-01T00:00:00Z' };
const taskOf = (text: string, firstLine: number): PortfolioPartTask => ({
  text,
  firstLine,
  format: 'csv',
  columns: ['lat', 'lon', 'replacement_value_usd'],
  delimiter: ',',
  isPriced: true,
});
const TASKS = [
  taskOf('37.77,-122.42,900000\n25.76,-80.19,400000\n', 2),
  taskOf('95,-80,1\n', 4),
  taskOf('35.47,-97.51,200000\n37.8,-122.27,500000', 5),
];
const { portfolio_part, portfolio_seal, portfolio_add, portfolio_summary } = portfolioTasks;

describe('the tasks of a portfolio on threads of the pool', () => {
  it('make of slices one checkpoint with the lines and sums that the slices have', async () => {
    const slices = await Promise.all(TASKS.map(async (task) => portfolio_part(task, MOMENT)));
    expect(slices.map(({ computed, errors }) => [computed, errors.length])).toEqual([
      [2, 0],
      [0, 1],
      [2, 0],
    ]);
    const counts = { computed: 4, errors: [], errorCount: 1, rowsFailed: 1 };
    const json = await portfolio_seal({ ...counts, slices }, MOMENT);
    const record = JSON.parse(Buffer.from(json).toString('utf8')) as PartRecord;
    expect(record).toMatchObject(counts);

    const plain = await Promise.all(TASKS.map((task) => portfolioPart(task, MOMENT)));
    const lines = plain.flatMap((part) => part.lines.map((line) => roundReply(line)));
    expect(await openLines(record)).toEqual(JSON.parse(JSON.stringify(lines)));

    const sums = emptySums();
    for (const part of plain) mergeSums(sums, part.sums);
    const added = await portfolio_add({ before: undefined, sums: record.sums }, MOMENT);
    const again = await portfolio_add({ before: added, sums: record.sums }, MOMENT);
    const twice = emptySums();
    for (let time = 0; time < 2; time++) mergeSums(twice, packSums(sums));
    expect(deserialize(again)).toEqual(twice);
    expect(await portfolio_summary(again, MOMENT)).toEqual(summaryOfSums(twice));
  });

  it('read checkpoints of earlier releases, whose blocks are no text', async () => {
    const { sums } = await portfolioPart(TASKS[0] as PortfolioPartTask, MOMENT);
    const blocks = sums.blocks.map(({ causes, ...block }) => ({
      ...block,
      causes: causes.map(([name, slices]) => [
        name,
        Buffer.from(slices.buffer, slices.byteOffset, slices.byteLength).toString('base64'),
      ]),
    }));
    const task = { before: undefined, sums: { ...sums, blocks: blocks as never } };
    const whole = emptySums();
    mergeSums(whole, sums);
    expect(deserialize(await portfolio_add(task, MOMENT))).toEqual(whole);
  });

  it('give bytes that threads share', async () => {
    const slice = await portfolio_part(TASKS[0] as PortfolioPartTask, MOMENT);
    const counts = { computed: 2, errors: [], errorCount: 0, rowsFailed: 0 };
    const json = await portfolio_seal({ ...counts, slices: [slice] }, MOMENT);
    for (const { buffer } of [slice.lines, slice.sums, json])
      expect(buffer).toBeInstanceOf(SharedArrayBuffer);
  });
});

import { benchRow, median, type BenchRow } from './harness.ts';
import { preparedFolder, startBare, startProduct } from './serverProcess.ts';

const ROUNDS = 7;

/** From the start of the process to its first 200, on an existing data folder with the embedded database. */
export async function start(): Promise<BenchRow[]> {
  const { folder, remove } = await preparedFolder();
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const product = await startProduct(folder);
    ours.push(product.firstAnswerMs);
    await product.stop();
    const floor = await startBare();
    bare.push(floor.firstAnswerMs);
    await floor.stop();
  }
  remove();
  return [
    benchRow({
      id: 'start',
      what: 'first 200 with the embedded database on an existing folder',
      value: median(ours),
      unit: 'ms',
      reference: median(bare),
      goal: 12,
    }),
  ];
}

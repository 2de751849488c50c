import { expect, it } from 'vitest';
import { readToEnd } from '../../../src/features/portfolios/readToEnd.ts';

function sent(chunks: number, failsAt = Infinity) {
  const told = { sent: 0 };
  async function* file() {
    for (; told.sent < chunks; told.sent++) {
      if (told.sent === failsAt) throw new Error('the connection ended');
      yield new Uint8Array(10);
    }
  }
  return { told, file: file() };
}

async function readOne(file: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const chunk of file) {
    expect(chunk).toHaveLength(10);
    throw new Error('seen enough');
  }
}

it('lets the rest in where the reader has seen enough', async () => {
  const { told, file } = sent(20);
  await expect(readOne(readToEnd(file, 1_000))).rejects.toThrow('seen enough');
  expect(told.sent).toBe(20);
});

it('lets no more in than a file may hold', async () => {
  const { told, file } = sent(1_000);
  await expect(readOne(readToEnd(file, 55))).rejects.toThrow('seen enough');
  expect(told.sent).toBeLessThan(7);
});

it('gives a whole file as it is, and what ended it', async () => {
  const { file } = sent(3);
  let size = 0;
  for await (const chunk of readToEnd(file, 1_000)) size += chunk.length;
  expect(size).toBe(30);
  const broken = readToEnd(sent(3, 2).file, 1_000);
  await expect(Array.fromAsync(broken)).rejects.toThrow('the connection ended');
});

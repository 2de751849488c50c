import { describe, expect, it } from 'vitest';
import { giveBackMemory } from '../../src/core/giveBackMemory.ts';

describe('memory that nothing uses', () => {
  it('is collected at once, and the collector is handed to nobody', async () => {
    const left = new WeakRef({ bytes: new Uint8Array(1_000_000) });
    // A reference lives until the turn ends in which it was made or read.
    await new Promise((done) => setImmediate(done));
    giveBackMemory();
    expect(left.deref()).toBeUndefined();
    expect(globalThis.gc).toBeUndefined();
  });
});

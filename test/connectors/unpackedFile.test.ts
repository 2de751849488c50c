import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { unpackedFile } from '../../src/connectors/pipeline/unpackedFile.ts';

const packed = (bytes: number) => new Uint8Array(gzipSync(Buffer.alloc(bytes)));

describe('a packed file', () => {
  it('unpacks to as much as is allowed, and to nothing more: a small file can unpack to anything', async () => {
    const bomb = packed(10_000_000);
    expect(bomb.byteLength).toBeLessThan(20_000);
    expect((await unpackedFile(bomb, 10_000_000))?.byteLength).toBe(10_000_000);
    expect(await unpackedFile(bomb, 9_999_999)).toBeUndefined();
  });

  it('is left as it is where it is not packed or broken', async () => {
    const plain = new Uint8Array([1, 2, 3]);
    expect(await unpackedFile(plain, 1)).toBe(plain);
    const broken = packed(1000).subarray(0, 15);
    expect(await unpackedFile(broken, 1000)).toBe(broken);
  });
});

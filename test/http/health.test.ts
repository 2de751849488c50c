import { describe, expect, it } from 'vitest';
import { DISK } from '../../config/limits.ts';
import { freeBytesOf } from '../../src/db/freeBytes.ts';
import { healthSurface } from '../../src/surfaces/health.ts';

describe('/readyz', () => {
  it('says that the disk is full, with what is left, and takes work again once there is room', async () => {
    let free: number | undefined = DISK.leastFreeBytes - 1;
    const health = healthSurface({
      isDraining: () => false,
      isWarm: () => true,
      pingDatabase: () => Promise.resolve(),
      freeBytes: () => Promise.resolve(free),
    });
    await expect(health.readyz()).rejects.toMatchObject({
      code: 'database_unavailable',
      status: 503,
      message: expect.stringMatching(
        /^The disk of DATA_DIR is full: 127 MiB are left, and 128 MiB/,
      ),
    });
    free = DISK.leastFreeBytes;
    expect((await health.readyz()).status).toBe(200);
    free = undefined;
    expect((await health.readyz()).status).toBe(200);
  });

  it('does not wait for a disk that does not answer', async () => {
    const health = healthSurface({
      isDraining: () => false,
      isWarm: () => true,
      pingDatabase: () => Promise.resolve(),
      freeBytes: () => new Promise(() => undefined),
    });
    expect((await health.readyz()).status).toBe(200);
  });
});

describe('room on a disk', () => {
  it('is what the system says, and unknown for a folder that is not there', async () => {
    expect(await freeBytesOf('/')).toBeGreaterThan(0);
    expect(await freeBytesOf('/nowhere/at/all')).toBeUndefined();
  });
});

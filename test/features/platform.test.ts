import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { regionChampion } from '../../src/features/platform/championScores.ts';
import { driftOf } from '../../src/features/platform/learningHealth.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Scores that wander about a mean, without luck. */
const scores = (count: number, mean: number) =>
  Array.from({ length: count }, (_, i) => mean + 0.1 * Math.sin(i * 12.9898));

describe('health of learning', () => {
  it('shows champions with their challengers, and says where answers are too few', async () => {
    for (const lat of [35, 36, 37])
      await server.call('/api/v1/volcano/predict', { body: { lat, lon: 139 } });
    await server.call('/api/v1/georisk/score', { body: { lat: 35, lon: 139 } });
    const { status, json } = await server.call('/api/v1/platform/continuous-learning-health');
    expect(status).toBe(200);
    expect(json.champions[0]).toMatchObject({ module: 'earthquake_regions' });
    expect(json.drift.map(({ operation }: { operation: string }) => operation)).toContain(
      'georisk_score',
    );
    for (const each of json.drift)
      expect(each).toMatchObject({ psi: null, reason: expect.any(String) });
  });

  it('401 without a key', async () => {
    const { status } = await server.call('/api/v1/platform/continuous-learning-health', {
      key: null,
    });
    expect(status).toBe(401);
  });

  it('finds that regions tell more than area', () => {
    expect(regionChampion().gainPerEvent).toBeGreaterThan(0);
  });
});

describe('drift of scores', () => {
  it('is quiet while nothing moves', () => {
    expect(driftOf('x', scores(400, 0.4))).toMatchObject({ hasMoved: false, adwinAlarm: false });
  });

  it('is seen by every measure when the scores jump', () => {
    const found = driftOf('x', [...scores(200, 0.3), ...scores(200, 0.8)]);
    expect(found).toMatchObject({
      hasMoved: true,
      psiBand: 'major',
      pageHinkleyAlarm: true,
      adwinAlarm: true,
    });
  });

  it('says nothing of a few answers', () => {
    expect(driftOf('x', scores(60, 0.4))).toMatchObject({ hasMoved: null, psi: null });
  });
});

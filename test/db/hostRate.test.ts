import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryRate, sharedRate } from '../../src/connectors/pipeline/limiter.ts';
import { sharedLimiter } from '../../src/db/limiterClient.ts';
import { openDatabase, type OpenDatabase } from '../../src/db/orm.ts';
import { POSTGRES_URL, postgresDatabase } from '../support/database.ts';

describe.runIf(POSTGRES_URL !== undefined)('calls per host over two servers on PostgreSQL', () => {
  let servers: OpenDatabase[];
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const made = await postgresDatabase();
    drop = made.drop;
    servers = [];
    for (let i = 0; i < 2; i++)
      servers.push(
        await openDatabase({
          databaseUrl: made.url,
          dataDir: 'memory:',
          adminEmail: 'admin@localhost',
        }),
      );
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    await drop();
  });

  it('lets no more through than the rate, whoever asks', async () => {
    const rates = servers.map((server) =>
      sharedRate(
        (perMinute) =>
          sharedLimiter(server, { points: perMinute, duration: 60, keyPrefix: 'host' }),
        memoryRate(() => 0),
      ),
    );
    const waits = await Promise.all(
      Array.from({ length: 40 }, async (_unused, i) => rates[i % 2]?.take('example.org', 10)),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
    expect(waits.filter((wait) => Number(wait) > 0)).toHaveLength(30);
  });
});

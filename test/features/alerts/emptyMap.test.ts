import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { routines: [] });
});
afterAll(() => server.stop());

it('an empty map says that nothing is known where no feed was read, and not that nothing is active', async () => {
  const { text } = await server.call('/alerts', { key: null });
  expect(text).toContain('What is active now is not known: an empty map is no calm.');
  expect(text).toContain('Map of the world: what is active now is not known');
  expect(text).not.toContain('No event is active');
});

import { spawn } from 'node:child_process';

/**
 * Runs a program of PostgreSQL. The address stands in its environment, not among its arguments, where other users of the machine
 * could read the password.
 *
 * @throws Error with what the program said
 */
export async function runTool(
  program: 'pg_dump' | 'pg_restore',
  parameters: readonly string[],
  databaseUrl: string,
): Promise<void> {
  const url = new URL(databaseUrl);
  const env = {
    ...process.env,
    PGHOST: decodeURIComponent(url.hostname),
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username) || process.env['USER'],
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
  };
  const child = spawn(program, [...parameters], { env, stdio: ['ignore', 'inherit', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((done, failed) => {
    child.once('error', (error) =>
      failed(
        new Error(`${program} cannot be run (${error.message}): install the client of PostgreSQL.`),
      ),
    );
    child.once('close', done);
  });
  if (code !== 0) throw new Error(`${program} failed: ${said.trim()}`);
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A line of the dump: its rank and its vertices, longitude and latitude by turns, degrees. */
export interface DumpedLine {
  readonly rank: number;
  readonly degrees: number[];
}

/**
 * Lines of GSHHG at full resolution, as `gmt coast -M` writes them: cut at every whole degree.
 *
 * @param what  `-W` for shorelines (1 sea, 2 lake, 3 island in a lake, 4 pond on it), `-Ia` for rivers (0 the widest to 10)
 */
export async function dump(what: '-W' | '-Ia', take: (line: DumpedLine) => void): Promise<void> {
  const gmt = spawn('gmt', ['coast', '-M', '-Df', what, '-R-180/180/-90/90'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(gmt, 'close');
  // Where it cannot be started there is an error and no output; `close` may not come.
  const started = once(gmt, 'spawn').catch(() => {
    throw new Error('gmt could not be started; install gmt and gmt-gshhg-full.');
  });
  ended.catch(() => undefined);
  await started;
  let line: DumpedLine | undefined;
  for await (const text of createInterface({ input: gmt.stdout })) {
    if (text.startsWith('#')) continue;
    if (text.startsWith('>')) {
      if (line) take(line);
      line = { rank: Number(/Level (\d+)/.exec(text)?.[1] ?? NaN), degrees: [] };
      continue;
    }
    const [lon = NaN, lat = NaN] = text.split('\t').map(Number);
    line?.degrees.push(lon, lat);
  }
  if (line) take(line);
  const [code] = (await ended) as [number];
  if (code !== 0)
    throw new Error(`gmt coast ended with ${code}; are gmt and gmt-gshhg-full installed?`);
}

import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { PortfolioLine } from '../../../engines/money/portfolio/computePart.ts';
import type { PartRecord } from '../../../engines/money/portfolio/part.ts';

const inflated = promisify(inflateRaw);

/** The results of a part, in the order of the file. */
export async function openLines({ lines }: Pick<PartRecord, 'lines'>): Promise<PortfolioLine[]> {
  const text = (await inflated(Buffer.from(lines, 'base64'))).toString('utf8');
  const written = text.split('\n').filter((line) => line !== '');
  return written.map((line) => JSON.parse(line) as PortfolioLine);
}

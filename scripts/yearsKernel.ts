import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { yearsKernel } from './kernel/yearsKernel.ts';
import { commandLine } from './commandLine/commandLine.ts';

/** Writes the kernel that draws years, for `engines/places/compoundRisk/yearsKernel.ts`. Usage: `node scripts/yearsKernel.ts` */
const FILE = join(import.meta.dirname, '../engines/places/compoundRisk/kernelBytes.ts');
commandLine({
  usage: 'node scripts/yearsKernel.ts\nWrites the kernel that draws years of compound risk.',
});
const lines = Buffer.from(yearsKernel())
  .toString('base64')
  .match(/.{1,90}/g);
writeFileSync(
  FILE,
  `/** The kernel that draws years, WebAssembly in base64; written by scripts/yearsKernel.ts, which says what it does. */
export const KERNEL_BYTES = [
${(lines ?? []).map((line) => `  '${line}',\n`).join('')}].join('');
`,
);

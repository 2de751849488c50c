import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from './commandLine/commandLine.ts';
import { aboveKernel } from './kernel/aboveKernel.ts';
import { curveKernel } from './kernel/curveKernel.ts';
import { kmlKernel } from './kernel/kmlKernel.ts';
import { rowKernel } from './kernel/rowKernel.ts';
import { yearsKernel } from './kernel/yearsKernel.ts';

/** Writes the kernels of WebAssembly where the engines read them. Usage: `node scripts/kernels.ts` */
const KERNELS = [
  {
    what: 'The kernel that draws years',
    name: 'KERNEL_BYTES',
    file: 'places/compoundRisk/kernelBytes.ts',
    bytes: yearsKernel(),
    by: 'yearsKernel',
  },
  {
    what: 'The kernel that sums hazard curves',
    name: 'CURVE_KERNEL',
    file: 'hazards/earthquake/curveKernel/bytes.ts',
    bytes: curveKernel(),
    by: 'curveKernel',
  },
  {
    what: 'The kernel that writes cells as KML',
    name: 'KML_KERNEL',
    file: 'systems/prospect/kmlBytes.ts',
    bytes: kmlKernel(),
    by: 'kmlKernel',
  },
  {
    what: 'The kernel that finds scores above another',
    name: 'ABOVE_KERNEL',
    file: 'systems/prospect/aboveBytes.ts',
    bytes: aboveKernel(),
    by: 'aboveKernel',
  },
  {
    what: 'The kernel that fills a row of a scan',
    name: 'ROW_KERNEL',
    file: 'systems/prospect/rowBytes.ts',
    bytes: rowKernel(),
    by: 'rowKernel',
  },
];
commandLine({
  usage: 'node scripts/kernels.ts\nWrites the kernels of WebAssembly that the engines run.',
});
for (const { what, name, file, bytes, by } of KERNELS) {
  const lines = Buffer.from(bytes)
    .toString('base64')
    .match(/.{1,90}/g);
  writeFileSync(
    join(import.meta.dirname, '../engines', file),
    `/** ${what}, WebAssembly in base64; written by scripts/kernels.ts, scripts/kernel/${by}.ts says what it does. */
export const ${name} = [
${(lines ?? []).map((line) => `  '${line}',\n`).join('')}].join('');
`,
  );
}

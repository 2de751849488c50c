import { ATTACKS } from './attack/attacks.ts';
import { startTarget } from './attack/target.ts';
import { commandLine } from './commandLine/commandLine.ts';

/**
 * `npm run -s attack [-- --short] [-- --only=WORDS]`: what a stranger may try, against a server that is started for it on the loopback address.
 * Prints each attack with its figure and the bound; exit 1 where a bound is passed.
 */
const { values } = commandLine({
  usage:
    'npm run -s attack [-- --short] [--only=WORDS]\nWhat a stranger may try, against a server that is started for it; each attack with its figure and the bound.',
  options: { short: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});
const { short: isShort, only } = values;
const target = await startTarget();
let passed = 0;
let broken = 0;
try {
  for (const { name, isLong, run } of ATTACKS) {
    if ((isShort && isLong === true) || !name.includes(only)) continue;
    const { figure, unit, bound, note } = await run(target);
    const holds = figure <= bound;
    if (holds) passed++;
    else broken++;
    console.log(
      `${holds ? 'holds ' : 'BROKEN'}  ${name}: ${figure.toFixed(1)} ${unit} (at most ${bound})${note === undefined ? '' : `, ${note}`}`,
    );
  }
} finally {
  await target.stop();
}
console.log(`${passed} attacks held off, ${broken} not`);
process.exitCode = broken === 0 ? 0 : 1;

import { choleskyOf } from '../engines/places/compoundRisk/factorModel.ts';
import { drawYears } from '../engines/places/compoundRisk/monteCarlo.ts';
import { loadingsOf } from '../engines/places/compoundRisk/pairs.ts';
import { components } from '../engines/places/georisk/components.ts';
import { normalQuantile } from '../engines/ground/math/normal.ts';
import { benchRow, median, type BenchRow, type Limits } from './harness.ts';

const SIMULATIONS = 10_000;
const ROUNDS = 60;
/** Yearly chances of the eight events. */
const CHANCES = [0.08, 0.02, 0.03, 0.12, 0.05, 0.25, 0.1, 0.06];

/** Ten thousand years of eight correlated components: draws, thresholds, sets; pairs and losses follow from the 256 sets. */
export function monteCarlo(limits: Limits): Promise<BenchRow[]> {
  const lower = choleskyOf(components.map(({ name }) => loadingsOf(name)));
  const thresholds = Float64Array.from(CHANCES, (p) => -normalQuantile(p));
  const rounds: number[] = [];
  let hits = 0;
  for (let seed = 0; seed < ROUNDS; seed++) {
    const from = process.cpuUsage();
    const { counts } = drawYears({ simulations: SIMULATIONS, seed, lower, thresholds });
    const { user, system } = process.cpuUsage(from);
    rounds.push((user + system) / 1000);
    hits += counts[3] ?? 0;
  }
  if (hits === 0) throw new Error('no pair was drawn');
  return Promise.resolve([
    benchRow({
      id: 'mc10k',
      what: 'compound Monte Carlo, 10,000 years of 8 correlated components, one core',
      value: median(rounds.slice(ROUNDS / 3)),
      unit: 'ms',
      reference: limits['mc10k_scalar_ms'] ?? null,
      isNamed: true,
      goal: 4,
    }),
  ]);
}

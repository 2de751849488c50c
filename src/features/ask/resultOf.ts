import type { Result } from './askOperation.ts';
import type { AskReply } from './schemas.ts';

type Told = AskReply['operations'][number];

/** What an answer comes to, for readers of data: level, quantity with its interval, coverage, and the model behind it. */
export function resultOf({
  level,
  quantity,
  coverage,
  provenance,
}: Result): Pick<Told, 'level' | 'quantity' | 'coverage' | 'model' | 'degraded'> {
  const { model, degraded } = membersOf(provenance);
  const { name, version } = membersOf(model);
  return {
    level: typeof level === 'string' ? level : null,
    quantity: quantityOf(membersOf(quantity)),
    coverage: numberOf(coverage),
    model: typeof name === 'string' ? `${name} ${String(version)}` : null,
    degraded: typeof degraded === 'boolean' ? degraded : null,
  };
}

function quantityOf({ name, value, unit, p10, p90 }: Result): Told['quantity'] {
  if (typeof name !== 'string' || typeof unit !== 'string') return null;
  return { name, value: numberOf(value), unit, p10: numberOf(p10), p90: numberOf(p90) };
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const membersOf = (value: unknown): Result =>
  typeof value === 'object' && value !== null ? (value as Result) : {};

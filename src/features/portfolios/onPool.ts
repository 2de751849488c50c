import type {
  PartRecord,
  PortfolioTasks,
  SharedBytes,
} from '../../../engines/money/portfolio/part.ts';
import type { PortfolioSummary } from '../../../engines/money/portfolio/summary.ts';
import type { Services } from '../../core/context.ts';

/** Has a thread of the pool do something for a portfolio, in turn with what callers ask: it waits as long as that takes. */
export async function onPool<N extends keyof PortfolioTasks>(
  { compute, clock }: Pick<Services, 'compute' | 'clock'>,
  name: N,
  input: PortfolioTasks[N][0],
  signal?: AbortSignal,
): Promise<PortfolioTasks[N][1]> {
  const ms = clock.now();
  const moment = { ms, iso: new Date(ms).toISOString() };
  const reply = await compute({ vertical: name, input, facts: {}, moment }, signal);
  return reply as PortfolioTasks[N][1];
}

/** The sums of all parts, added up one part after the other on threads of the pool. */
export class PortfolioTotals {
  readonly #services: Pick<Services, 'compute' | 'clock'>;
  readonly #signal: AbortSignal | undefined;
  #sums: SharedBytes | undefined;
  buildings = 0;

  constructor(services: Pick<Services, 'compute' | 'clock'>, signal?: AbortSignal) {
    this.#services = services;
    this.#signal = signal;
  }

  async add({ sums }: Pick<PartRecord, 'sums'>): Promise<void> {
    const task = { before: this.#sums, sums };
    this.#sums = await onPool(this.#services, 'portfolio_add', task, this.#signal);
    this.buildings += sums.buildings;
  }

  /** @throws where nothing was added */
  summary(): Promise<PortfolioSummary> {
    if (this.#sums === undefined) throw new Error('no part was added');
    return onPool(this.#services, 'portfolio_summary', this.#sums, this.#signal);
  }
}

import { isKnown, type Fact, type Need } from '../../engines/facts.ts';
import {
  SAMPLE_AS_OF,
  sampleAccounts,
  sampleCompany,
} from '../../engines/money/finance/tables/sampleCompany.ts';
import type { Context, Services } from '../../src/core/context.ts';
import { ApiError } from '../../src/core/errors.ts';
import type { NamedOperation } from '../../src/core/operation.ts';
import { bareExchange, requestContext } from '../../src/core/requestContext.ts';

/** A month after the sample's last report. */
const SAMPLE_MS = Date.parse(SAMPLE_AS_OF) + 30 * 86_400_000;
/** One company in all its datasets, and a catalogue without earthquakes. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  'company-record': sampleCompany,
  'company-accounts': sampleAccounts,
  'quakes-near': { events: [], complete: true },
  geocode: {
    places: [
      {
        ...sampleCompany.headquartersAt,
        name: 'One Apple Park Way, Cupertino',
        kind: 'way',
        importance: null,
        address: { city: 'Cupertino' },
      },
    ],
  },
};

/**
 * What an operation answers to its example where samples stand for the sources that only a network reaches; the answer's evidence
 * calls them samples. Undefined where it refuses that too.
 */
export async function answerFromSamples(
  operation: NamedOperation,
  services: Services,
): Promise<unknown> {
  const context = requestContext(services, {
    requestId: 'example',
    account: undefined,
    http: bareExchange('127.0.0.1', {}),
    makeSignal: () => AbortSignal.timeout(20_000),
  });
  const sampled = async <A>(need: Need<A>, signal?: AbortSignal): Promise<Fact<A>> => {
    const fact = await services.ask(need, signal);
    return isKnown(fact) ? fact : sampleOf(need);
  };
  const world = Object.create(context, {
    clock: { value: { now: () => SAMPLE_MS } },
    ask: { value: sampled },
    askFrom: { value: (_source: string, need: Need<unknown>) => sampleOf(need) },
  }) as Context;
  try {
    const reply: unknown = await operation.run(operation.input.parse(operation.example), world);
    return operation.output.parse(reply);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** A catalogue is drawn up when it is asked; everything else is of the time of the reports. */
function sampleOf<A>({ dataset }: Need<A>): Fact<A> {
  const retrievedAt = new Date(SAMPLE_MS).toISOString();
  return {
    value: (SAMPLES[dataset.id] as A | undefined) ?? (dataset.sample as A),
    source: 'sample',
    asOf: dataset.id === 'quakes-near' ? retrievedAt : SAMPLE_AS_OF,
    retrievedAt,
    status: 'sample',
  };
}

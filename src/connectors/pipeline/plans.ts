import type { Embedded, SourceRequest } from '../connector.ts';
import type { Dispatcher } from './dispatcher.ts';
import { createHealthBook, type HealthBook, type SourceHealth } from './health.ts';
import { createHostPolicy, MANNERS, type HostPolicy } from './hostPolicy.ts';
import { Lane, type LaneParts } from './lane.ts';
import { memoryRate } from './limiter.ts';
import type { Network } from './network.ts';
import type { PipelineOptions } from './pipelineOptions.ts';

/** Who is asked about a dataset: live sources in order, then tables. */
export interface Plan {
  readonly datasetId: string | undefined;
  readonly lanes: Lane[];
  readonly tables: Embedded[];
}

/** What all lanes share. */
interface Shared {
  readonly log: (event: object) => void;
  readonly network: Network;
  readonly dispatcher: Dispatcher;
}

/** POLICY: hosts probed for the outside world. */
const PROBED_HOSTS = 3;

/** The plan of every dataset, and how the sources in it fare. */
export class Plans {
  readonly #options: PipelineOptions;
  readonly #health: HealthBook = createHealthBook();
  readonly #policies = new Map<string, HostPolicy>();
  readonly #plans = new Map<string, Plan>();

  constructor(options: PipelineOptions, shared: Shared) {
    this.#options = options;
    const parts = this.#laneParts(shared);
    const { connectors, atlas, offline, settings } = options;
    for (const source of connectors)
      for (const service of source.serves)
        this.#make(service.dataset.id).lanes.push(
          new Lane(source, service, { ...settings(source.id), offline }, parts),
        );
    for (const table of atlas) this.#make(table.dataset.id).tables.push(table);
  }

  #laneParts({ log, network, dispatcher }: Shared): LaneParts {
    const { clock, userAgent, rate = memoryRate(() => clock.now()) } = this.#options;
    return {
      clock,
      log,
      rate,
      network,
      health: this.#health,
      limits: { userAgent, dispatcher },
      policyFor: (host) => this.#policyFor(host),
    };
  }

  #make(datasetId: string): Plan {
    const plan = this.#plans.get(datasetId) ?? { datasetId, lanes: [], tables: [] };
    this.#plans.set(datasetId, plan);
    return plan;
  }

  #policyFor(host: string): HostPolicy {
    const policy =
      this.#policies.get(host) ??
      createHostPolicy(host, this.#options.clock, { ...MANNERS, ...this.#options.manners });
    this.#policies.set(host, policy);
    return policy;
  }

  /** Undefined: no source serves the dataset. */
  of(datasetId: string): Plan | undefined {
    return this.#plans.get(datasetId);
  }

  /** The lanes of one source for a dataset. */
  lanesOf(sourceId: string, datasetId: string): Lane[] {
    return this.of(datasetId)?.lanes.filter(({ source }) => source.id === sourceId) ?? [];
  }

  /** A question that a source should be able to answer; undefined where it has none. */
  example(
    sourceId: string,
  ): { readonly lane: Lane; readonly query: unknown; readonly request: SourceRequest } | undefined {
    for (const { lanes } of this.#plans.values())
      for (const lane of lanes) {
        const { dataset, example } = lane.service;
        if (lane.source.id !== sourceId || !lane.configured || example === undefined) continue;
        const query = dataset.query.safeParse(example);
        const request = query.success ? lane.requestFor(query.data) : undefined;
        if (request !== undefined) return { lane, query: query.data, request };
      }
    return undefined;
  }

  /** How every source fares, live ones first. */
  health(): SourceHealth[] {
    const nowMs = this.#options.clock.now();
    const first = new Map<string, Lane>();
    for (const { lanes } of this.#plans.values())
      for (const lane of lanes) if (!first.has(lane.source.id)) first.set(lane.source.id, lane);
    const live = this.#options.connectors.flatMap((source) => {
      const lane = first.get(source.id);
      if (lane === undefined) return [];
      return [
        this.#health.ofLive(source, {
          configured: lane.configured,
          closed: lane.closed(),
          breaker: lane.policy.breaker,
          nowMs,
        }),
      ];
    });
    const tables = this.#options.atlas.map((table) => this.#health.ofEmbedded(table));
    return [...(this.#options.grids?.health() ?? []), ...live, ...tables];
  }
}

/** The usual addresses of the first sources: those that no setting moved. */
export function publicHosts({ connectors, settings }: PipelineOptions): string[] {
  const usual = connectors
    .filter(({ id }) => settings(id).url === undefined)
    .map(({ baseUrl }) => new URL(baseUrl).hostname);
  return [...new Set(usual)].slice(0, PROBED_HOSTS);
}

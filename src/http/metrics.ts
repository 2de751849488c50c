import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { rememberedShapes } from '../core/canonicalJson.ts';
import { namedWorkerFigures, type WorkerFigures } from '../core/host.ts';

/** Figures of the pool and the sources, read when somebody scrapes. */
export interface Gauges {
  readonly pool: () => WorkerFigures;
  readonly sources: () => readonly { id: string; status: string }[];
  /** Delays of alerts by step and quantile, seconds; a step without messages is left out. */
  readonly alertDelays: () => Promise<
    readonly { step: string; quantile: string; seconds: number }[]
  >;
}

/** Prometheus metrics of one server. */
export interface Metrics {
  observe(labels: { method: string; route: string; status: number }, seconds: number): void;
  /** Counts a refusal by its code. */
  refuse(code: string): void;
  text(): Promise<string>;
  readonly contentType: string;
}

const SOURCE_STATES = ['operational', 'degraded', 'down', 'unconfigured'];

/** The registry of one server; nothing is global, so that two servers in one process do not mix. */
export function createMetrics(gauges: Gauges): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registerGauges(registry, gauges);
  registerDelays(registry, gauges);
  registerShapes(registry);
  const refusals = new Counter({
    name: 'refusals_total',
    help: 'Requests refused, by the code of the error',
    labelNames: ['code'],
    registers: [registry],
  });
  return {
    observe: requestObserver(registry),
    refuse: (code) => refusals.inc({ code }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** What `canonicalJson` remembers is bounded; whoever watches the memory of a server sees that it is. */
function registerShapes(registry: Registry): void {
  new Gauge({
    name: 'canonical_json_shapes_characters',
    help: 'Names of members that are remembered in their canonical order, characters',
    registers: [registry],
    collect() {
      this.set(rememberedShapes());
    },
  });
}

function registerGauges(registry: Registry, { pool, sources }: Gauges): void {
  const registers = [registry];
  new Gauge({
    name: 'worker_pool',
    help: 'Worker pool: threads, queued and completed tasks, run and wait times in ms',
    labelNames: ['figure'],
    registers,
    collect() {
      for (const [figure, value] of Object.entries(namedWorkerFigures(pool())))
        this.set({ figure }, value);
    },
  });
  new Gauge({
    name: 'source_state',
    help: 'State of each data source: 1 for the state it is in',
    labelNames: ['source', 'state'],
    registers,
    collect() {
      for (const { id, status } of sources())
        for (const state of SOURCE_STATES)
          this.set({ source: id, state }, state === status ? 1 : 0);
    },
  });
}

function registerDelays(registry: Registry, { alertDelays }: Gauges): void {
  new Gauge({
    name: 'alert_delay_seconds',
    help: 'Alerts of the last day: from the event to the outbox, and from there to the person',
    labelNames: ['step', 'quantile'],
    registers: [registry],
    async collect() {
      // A database that does not answer has its own figures; the others are told all the same.
      const delays = await alertDelays().catch(() => []);
      this.reset();
      for (const { step, quantile, seconds } of delays) this.set({ step, quantile }, seconds);
    },
  });
}

/** Counts and times requests; the child metric of each label set is looked up once. */
function requestObserver(registry: Registry): Metrics['observe'] {
  const registers = [registry];
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer',
    labelNames: ['route'],
    registers,
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  });
  const timers = new Map<string, Histogram.Internal<'route'>>();
  const counters = new Map<string, Counter.Internal>();
  return ({ method, route, status }, elapsed) => {
    const timer = timers.get(route) ?? seconds.labels(route);
    timers.set(route, timer);
    timer.observe(elapsed);
    const key = `${method} ${route} ${status}`;
    const counter = counters.get(key) ?? requests.labels(method, route, String(status));
    counters.set(key, counter);
    counter.inc();
  };
}

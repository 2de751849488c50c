import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from './clock.ts';
import type { Connector, Parsed, RawReply, Service, SourceRequest } from '../connector.ts';
import { FetchFailure, fetchReply, type FetchLimits } from './fetchReply.ts';
import type { HealthBook } from './health.ts';
import type { HostPolicy } from './hostPolicy.ts';
import { PATIENCE_MS, type HostRate } from './limiter.ts';
import { isLoopback } from './loopback.ts';
import type { Network } from './network.ts';
import { answerIn } from './recordedAnswer.ts';
import { redactionOf } from './redaction.ts';

/** What all lanes share. */
export interface LaneParts {
  readonly clock: Clock;
  readonly network: Network;
  readonly rate: HostRate;
  readonly health: HealthBook;
  readonly limits: Omit<FetchLimits, 'maxBytes'>;
  readonly log: (event: object) => void;
  policyFor(host: string): HostPolicy;
}

export interface LaneSettings {
  readonly url?: string;
  readonly key?: string;
  readonly offline: boolean;
}

/** Whole time of a call with its retries, ms, and the largest reply read, where a source does not say otherwise. */
const DEADLINE_MS = 8000;
export const MAX_BYTES = 8 * 1024 * 1024;
const MAX_FOLLOWS = 2;

/** One dataset at one source: the way a question goes out and an answer comes back. Its methods never throw. */
export class Lane {
  readonly source: Connector;
  readonly service: Service;
  readonly configured: boolean;
  readonly policy: HostPolicy;
  readonly prefix: string;
  readonly #base: string;
  readonly #moved: boolean;
  readonly #offline: boolean;
  readonly #key: string | undefined;
  readonly #parts: LaneParts;
  readonly #redact: (text: string) => string;

  constructor(source: Connector, service: Service, settings: LaneSettings, parts: LaneParts) {
    this.source = source;
    this.service = service;
    this.#parts = parts;
    this.#key = settings.key;
    this.#base = settings.url ?? source.baseUrl;
    const { host, hostname } = new URL(this.#base);
    this.#moved = host !== new URL(source.baseUrl).host;
    this.#offline = settings.offline && !(this.#moved && isLoopback(hostname));
    this.configured = source.key !== 'required' || settings.key !== undefined;
    this.policy = parts.policyFor(host);
    const movedTo = this.#moved ? new URL(this.#base) : undefined;
    this.#redact = redactionOf({ key: settings.key, movedTo });
    this.prefix = `${source.id} ${service.dataset.id} `;
  }

  /** Why this source is not to be called now; undefined when it may be. A configured address is judged by itself. */
  closed(): string | undefined {
    if (this.#offline) return 'offline by configuration';
    const blocked = (this.#moved ? undefined : this.#parts.network.closed) ?? this.policy.blocked();
    return blocked === undefined ? undefined : this.#redact(blocked);
  }

  /** The network's first verdict, where this source must wait for it. */
  get pending(): Promise<void> | undefined {
    return this.#moved ? undefined : this.#parts.network.pending;
  }

  /** The key under which an answer is kept. */
  keyOf(query: unknown): string {
    return this.prefix + JSON.stringify(this.service.round?.(query) ?? query);
  }

  /** Undefined: the source does not cover the question. */
  requestFor(query: unknown): SourceRequest | undefined {
    try {
      return this.service.request(query, this.#key, this.#parts.clock.now());
    } catch (error) {
      this.#parts.log({
        event: 'source_request_failed',
        source: this.source.id,
        error: this.#redact(String(error)),
      });
      return undefined;
    }
  }

  /** Asks the source, reads what it said and checks it against the dataset. */
  async call(
    query: unknown,
    request: SourceRequest,
    signal: AbortSignal,
  ): Promise<Parsed<unknown>> {
    const { clock, health, log } = this.#parts;
    const started = clock.now();
    const deadline = withDeadline(
      signal,
      this.service.timeoutMs ?? this.source.timeoutMs ?? DEADLINE_MS,
    );
    const parsed = await this.#ask(query, request, deadline.signal).catch((error: unknown) =>
      this.#failed(error),
    );
    deadline.done();
    const failure = parsed.outcome === 'unavailable' ? parsed.reason : null;
    const latencyMs = clock.now() - started;
    if (!signal.aborted)
      health.record(this.source.id, {
        atMs: clock.now(),
        latencyMs,
        failure,
        asOf: parsed.outcome === 'unavailable' ? null : parsed.asOf,
      });
    log({
      event: 'source',
      source: this.source.id,
      dataset: this.service.dataset.id,
      outcome: parsed.outcome,
      latencyMs,
      reason: failure,
    });
    return parsed;
  }

  /** What a fetch that failed says of the source, and tells the network. */
  #failed(error: unknown): Parsed<unknown> {
    const isFetch = error instanceof FetchFailure;
    if (!this.#moved && isFetch && (error.kind === 'network' || error.kind === 'timeout'))
      this.#parts.network.sawFailure();
    const reason = isFetch ? error.message : `unreadable reply (${String(error)})`;
    return { outcome: 'unavailable', reason: this.#redact(reason) };
  }

  /** Reads a reply; a parser that stumbles has found a reply it cannot read. */
  read(reply: RawReply, query: unknown): Parsed<unknown> {
    const parsed = this.service.parse(reply, query);
    if (parsed.outcome === 'unavailable')
      return { outcome: 'unavailable', reason: this.#redact(parsed.reason) };
    const never = parsed.outcome === 'empty' ? this.service.certain?.(query) : undefined;
    if (never !== undefined)
      return { outcome: 'unavailable', reason: `the reply has no rows, but ${never}` };
    const checked = this.service.dataset.answer.safeParse(parsed.value);
    if (checked.success) return { ...parsed, value: checked.data };
    const [issue] = checked.error.issues;
    return {
      outcome: 'unavailable',
      reason: this.#redact(
        `the reply holds impossible data (${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''})`,
      ),
    };
  }

  async #ask(
    query: unknown,
    request: SourceRequest,
    signal: AbortSignal,
  ): Promise<Parsed<unknown>> {
    let reply = await this.#fetch(request, signal);
    for (let step = 0; step < MAX_FOLLOWS; step++) {
      const next = this.service.follow?.(reply, query);
      if (next === undefined) break;
      reply = await this.#fetch(next, signal);
    }
    return this.read(reply, query);
  }

  async #fetch(request: SourceRequest, signal: AbortSignal): Promise<RawReply> {
    const { limits, network } = this.#parts;
    const url = this.#urlOf(request.url);
    const policy = this.#parts.policyFor(url.host);
    const maxBytes = this.service.maxBytes ?? this.source.maxBytes ?? MAX_BYTES;
    return policy.run(async (each) => {
      await this.#turn(url.host, each);
      const reply = await fetchReply({ ...request, url: url.href }, { ...limits, maxBytes }, each);
      if (!this.#moved) {
        network.sawReply();
        return reply;
      }
      const answer = answerIn(reply, request.url);
      if (answer !== undefined) return answer;
      throw new FetchFailure('refused', 'the recording holds no reply to this question');
    }, signal);
  }

  /** Waits for its turn under the host's rate; gives up where that or the network says so. */
  async #turn(host: string, signal: AbortSignal): Promise<void> {
    const closed = this.#offline
      ? 'offline by configuration'
      : this.#moved
        ? undefined
        : this.#parts.network.closed;
    if (closed !== undefined) throw new FetchFailure('refused', closed);
    const taken = this.#parts.rate.take(host, this.source.perMinute);
    const wait = typeof taken === 'number' ? taken : await taken;
    if (wait > PATIENCE_MS)
      throw new FetchFailure('refused', `our own rate for ${host} is used up`);
    if (wait > 0) await sleep(wait, undefined, { signal });
  }

  /** Below the base, or on one of the source's hosts; a source that was moved is asked at its new address for everything. */
  #urlOf(path: string): URL {
    if (!/^https?:\/\//.test(path))
      return new URL(this.#base.replace(/\/$/, '') + (/^[/?]/.test(path) ? path : `/${path}`));
    const url = new URL(path);
    if (this.#moved) return new URL(this.#base.replace(/\/$/, '') + url.pathname + url.search);
    const allowed = [new URL(this.source.baseUrl).host, ...(this.source.hosts ?? [])];
    if (!allowed.includes(url.host))
      throw new FetchFailure('refused', `${url.host} is not a host of ${this.source.id}`);
    return url;
  }
}

/** A signal that follows another and ends by itself; `done` lets go of both. Cheaper than joining signals, which are collected late. */
function withDeadline(signal: AbortSignal, ms: number): { signal: AbortSignal; done: () => void } {
  const own = new AbortController();
  const leave = () => own.abort(signal.reason);
  const timer = setTimeout(
    () => own.abort(new DOMException('no answer in time', 'TimeoutError')),
    ms,
  );
  if (signal.aborted) leave();
  else signal.addEventListener('abort', leave, { once: true });
  return {
    signal: own.signal,
    done: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
    },
  };
}

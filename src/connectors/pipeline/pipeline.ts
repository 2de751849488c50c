import type { Fact, Need } from '../../../engines/facts.ts';
import { recentlyUsed } from '../../core/recentlyUsed.ts';
import { createCache, type AnswerCache, type KeptAnswer } from './cache.ts';
import { fromLastInLine } from '../formats/catalogueLine.ts';
import { gridsFirst } from '../formats/gridLine.ts';
import type { Parsed, SourceRequest } from '../connector.ts';
import { createDispatcher } from './dispatcher.ts';
import { createFlights } from '../formats/flights.ts';
import type { SourceHealth } from './health.ts';
import type { Lane } from './lane.ts';
import { known, renewUntil } from './known.ts';
import { createNetwork, type Network } from './network.ts';
import { Plans, publicHosts, type Plan } from './plans.ts';
import type { Pipeline, PipelineOptions } from './pipelineOptions.ts';
import { QueryReader } from './queryReader.ts';

export type { Pipeline, PipelineOptions } from './pipelineOptions.ts';

/** A question on its way along a plan's lanes. */
interface Question {
  readonly plan: Plan;
  readonly query: unknown;
  readonly signal: AbortSignal | undefined;
  /** Why the sources so far did not answer: the first reason. */
  reason: string | undefined;
}

/** What one lane is about to be asked, and what it said before. */
interface Call {
  readonly key: string;
  readonly kept: KeptAnswer | undefined;
  readonly query: unknown;
  readonly request: SourceRequest;
}

interface Failed {
  readonly reason: string;
}

/** POLICY: how long a failed question is not asked again, ms. */
const FAILURE_MS = 10_000;

export function createPipeline(options: PipelineOptions): Pipeline {
  return new SourcePipeline(options);
}

class SourcePipeline implements Pipeline {
  readonly ready: Promise<void>;
  readonly #options: PipelineOptions;
  readonly #network: Network;
  readonly #cache: AnswerCache;
  readonly #flights = createFlights<KeptAnswer | Failed>();
  readonly #failures = recentlyUsed<{ until: number; reason: string }>(5000);
  readonly #dispatcher = createDispatcher();
  readonly #plans: Plans;
  readonly #queries = new QueryReader();
  readonly #startedAt: string;

  constructor(options: PipelineOptions) {
    this.#options = options;
    const log = options.log ?? (() => undefined);
    this.#startedAt = new Date(options.clock.now()).toISOString();
    this.#network = createNetwork({
      ...options.probe,
      offline: options.offline,
      hosts: publicHosts(options),
      log,
    });
    this.#cache = createCache(options.store, log);
    this.ready = Promise.all([this.#network.pending, this.#cache.loaded]).then(() => undefined);
    this.#plans = new Plans(options, { log, network: this.#network, dispatcher: this.#dispatcher });
  }

  ask<A>(need: Need<A>, signal?: AbortSignal): Fact<A> | Promise<Fact<A>> {
    return this.#answer(need, this.#plans.of(need.dataset.id), signal);
  }

  askFrom<A>(sourceId: string, need: Need<A>, signal?: AbortSignal): Fact<A> | Promise<Fact<A>> {
    const lanes = this.#plans.lanesOf(sourceId, need.dataset.id);
    return this.#answer(
      need,
      lanes.length === 0 ? undefined : { datasetId: undefined, lanes, tables: [] },
      signal,
    );
  }

  #answer<A>(
    need: Need<A>,
    plan: Plan | undefined,
    signal: AbortSignal | undefined,
  ): Fact<A> | Promise<Fact<A>> {
    if (plan === undefined)
      return { missing: `no source serves ${need.dataset.id}`, source: 'none' };
    const read = this.#queries.read(need.dataset.query, need.query);
    if (read === undefined)
      return { missing: `the question is outside ${need.dataset.id}`, source: 'none' };
    const question: Question = { plan, query: read.data, signal, reason: undefined };
    const answer = gridsFirst(this.#options.grids, question, (reason) => {
      question.reason = reason;
      return this.#walk(question, 0);
    });
    return answer as Fact<A> | Promise<Fact<A>>;
  }

  askMany(
    needs: readonly Need[],
    signal?: AbortSignal,
  ): readonly Fact<unknown>[] | Promise<readonly Fact<unknown>[]> {
    const facts: Fact<unknown>[] = [];
    const waiting: Promise<void>[] = [];
    for (const [index, need] of needs.entries()) {
      const fact = this.ask(need, signal);
      if (fact instanceof Promise) waiting.push(fact.then((late) => void (facts[index] = late)));
      else facts[index] = fact;
    }
    return waiting.length === 0 ? facts : Promise.all(waiting).then(() => facts);
  }

  /** Tries lane after lane from the given one, then catalogues and tables. Plain while nothing must be fetched. */
  #walk(question: Question, from: number): Fact<unknown> | Promise<Fact<unknown>> {
    const { lanes } = question.plan;
    for (let index = from; index < lanes.length; index++) {
      const lane = lanes[index];
      if (lane === undefined) break;
      const answer = this.#try(lane, question, index);
      if (answer !== undefined) return answer;
    }
    const { plan, query, reason } = question;
    return fromLastInLine(plan, this.#options.catalogues, query, {
      reason,
      retrievedAt: this.#startedAt,
      liveSource: lanes[0]?.source.id,
    });
  }

  /** One lane: from memory, or a reason to go on (undefined), or a promise that goes on by itself. */
  #try(
    lane: Lane,
    question: Question,
    index: number,
  ): Fact<unknown> | Promise<Fact<unknown>> | undefined {
    if (!lane.configured)
      return void (question.reason ??= `${lane.source.id} has no key configured`);
    const closed = lane.closed();
    if (closed !== undefined && this.#cache.size === 0) return void (question.reason ??= closed);
    const key = lane.keyOf(question.query);
    const now = this.#options.clock.now();
    const kept = this.#cache.peek(key, now);
    if (kept !== undefined && now < kept.freshUntil)
      return known(lane, kept, 'cached', question.reason);
    const why = closed ?? this.#lately(key, now);
    if (why !== undefined) {
      if (kept !== undefined) return known(lane, kept, 'stale', question.reason ?? why);
      return void (question.reason ??= why);
    }
    const request = lane.requestFor(question.query);
    if (request === undefined) return undefined;
    if (question.signal?.aborted === true) return this.#giveUp(lane, kept, question);
    const call: Call = { key, kept, query: question.query, request };
    if (kept !== undefined && now < renewUntil(lane, kept)) {
      void this.#flights.join(key, (signal) => this.#renew(lane, call, signal), undefined);
      return known(lane, kept, 'stale', question.reason);
    }
    const pending = lane.pending;
    if (pending !== undefined) return pending.then(() => this.#walk(question, index));
    return this.#fetch(lane, call, question).then(
      (fact) => fact ?? this.#walk(question, index + 1),
    );
  }

  #giveUp(lane: Lane, kept: KeptAnswer | undefined, question: Question): Fact<unknown> | undefined {
    question.reason ??= 'no answer within the time allowed';
    return kept === undefined ? undefined : known(lane, kept, 'stale', question.reason);
  }

  #lately(key: string, now: number): string | undefined {
    const failure = this.#failures.get(key);
    return failure !== undefined && now < failure.until ? failure.reason : undefined;
  }

  /** Undefined when this lane has nothing, not even an old reply. */
  async #fetch(lane: Lane, call: Call, question: Question): Promise<Fact<unknown> | undefined> {
    const { clock } = this.#options;
    let { kept } = call;
    if (lane.service.persistent === true && kept === undefined) {
      kept = await this.#cache.recall(call.key, clock.now());
      if (kept !== undefined && clock.now() < kept.freshUntil)
        return known(lane, kept, 'cached', question.reason);
    }
    const renewed = await this.#flights.join(
      call.key,
      (signal) => this.#renew(lane, call, signal),
      question.signal,
    );
    if (renewed === undefined) return this.#giveUp(lane, kept, question);
    if ('value' in renewed) return known(lane, renewed, 'live', question.reason);
    question.reason ??= renewed.reason;
    return kept !== undefined && clock.now() < kept.keepUntil
      ? known(lane, kept, 'stale', question.reason)
      : undefined;
  }

  /** Calls the source and keeps what it said, or remembers that it failed. Never rejects. */
  async #renew(
    lane: Lane,
    { key, query, request }: Call,
    signal: AbortSignal,
  ): Promise<KeptAnswer | Failed> {
    const parsed = await lane.call(query, request, signal);
    const now = this.#options.clock.now();
    if (parsed.outcome === 'unavailable') {
      if (!signal.aborted)
        this.#failures.set(key, { until: now + FAILURE_MS, reason: parsed.reason });
      return { reason: parsed.reason };
    }
    const { keepSeconds, staleSeconds, persistent = false } = lane.service;
    const retrievedAt = new Date(now).toISOString();
    const freshUntil = now + keepSeconds * 1000;
    const asOf = isTime(parsed.asOf) ? parsed.asOf : retrievedAt;
    const kept: KeptAnswer = {
      value: parsed.value,
      asOf,
      retrievedAt,
      freshUntil,
      keepUntil: freshUntil + staleSeconds * 1000,
    };
    this.#cache.keep(key, kept, persistent);
    return kept;
  }

  check(sourceId: string, signal?: AbortSignal): Promise<Parsed<unknown>> | undefined {
    const question = this.#plans.example(sourceId);
    if (question === undefined) return undefined;
    const { lane, query, request } = question;
    return this.ready.then(() => lane.call(query, request, signal ?? new AbortController().signal));
  }

  health(): SourceHealth[] {
    return this.#plans.health();
  }

  async close(): Promise<void> {
    this.#network.close();
    await this.#flights.close();
    await this.#dispatcher.destroy();
  }
}

const isTime = (text: string | null): text is string =>
  text !== null && Number.isFinite(Date.parse(text));

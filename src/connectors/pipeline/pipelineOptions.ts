import type { Fact, Need } from '../../../engines/facts.ts';
import type { AnswerStore } from './cache.ts';
import type { CatalogueLine } from '../formats/catalogueLine.ts';
import type { Clock } from './clock.ts';
import type { GridLine } from '../formats/gridLine.ts';
import type { Connector, Embedded, Parsed } from '../connector.ts';
import type { SourceHealth } from './health.ts';
import type { HostManners } from './hostPolicy.ts';
import type { HostRate } from './limiter.ts';
import type { NetworkOptions } from './network.ts';

export interface PipelineOptions {
  readonly connectors: readonly Connector[];
  readonly atlas: readonly Embedded[];
  /** No request leaves this machine (sources moved to a loopback address are still asked). */
  readonly offline: boolean;
  /** Address and key of a source, from the environment. */
  readonly settings: (id: string) => { readonly url?: string; readonly key?: string };
  /** The operator's own grids, asked before every other source. */
  readonly grids?: GridLine | undefined;
  /** Whole catalogues that were brought in. */
  readonly catalogues?: CatalogueLine;
  readonly store?: AnswerStore;
  readonly clock: Clock;
  /** Product, version and contact. */
  readonly userAgent: string;
  readonly log?: (event: object) => void;
  /** Where several servers count calls per host together; in memory otherwise. */
  readonly rate?: HostRate;
  readonly manners?: Partial<HostManners>;
  /** How the network is probed; replaced in tests. */
  readonly probe?: Pick<NetworkOptions, 'reach' | 'probeMs' | 'retryMs'>;
}

/** Answers needs from memory, live sources and embedded tables. Never throws, never invents. */
export interface Pipeline {
  /** A plain fact, without a promise, whenever nothing has to be fetched. */
  ask<A>(need: Need<A>, signal?: AbortSignal): Fact<A> | Promise<Fact<A>>;
  /** The same from one source only, without others to stand in: for feeds that check each other. */
  askFrom<A>(sourceId: string, need: Need<A>, signal?: AbortSignal): Fact<A> | Promise<Fact<A>>;
  /** Each distinct question once, all at the same time; facts in the order of the needs. */
  askMany(
    needs: readonly Need[],
    signal?: AbortSignal,
  ): readonly Fact<unknown>[] | Promise<readonly Fact<unknown>[]>;
  /** Calls one source with its own example, past cache and fallbacks; undefined where it has none or needs a key. */
  check(sourceId: string, signal?: AbortSignal): Promise<Parsed<unknown>> | undefined;
  health(): SourceHealth[];
  /** Resolves when the first verdict on the network is in. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

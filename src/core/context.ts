import type { HttpExchange } from './httpExchange.ts';
import type { EntityManager } from '@mikro-orm/core';
import type { Fact, Need } from '../../engines/facts.ts';
import type { Computing } from './computing.ts';
import type { EvidenceDesk, PlacedInput } from './evidenceDesk.ts';
import type { Host } from './host.ts';
import type { IdempotencyStore } from './idempotency.ts';
import type { Jobs } from './jobs.ts';
import type { JsonText } from './jsonText.ts';
import type { Keys } from './keys.ts';
import type { NamedOperation } from './operation.ts';
import type { Payments } from './payments.ts';
import type { Outlets } from './outlets.ts';
import type { Meter } from './quota.ts';
import type { Sandbox } from './sandbox.ts';
import type { Scope } from './scopes.ts';
import type { Sessions } from './sessions.ts';
import type { SourceState } from './sourceState.ts';
import type { Vault } from './vault.ts';

/** Who is calling. */
export interface Account {
  readonly id: number;
  readonly email: string;
  readonly tier: 'free' | 'pro' | 'enterprise';
  readonly isAdmin: boolean;
  /** The key or session that vouches for the call. */
  readonly keyId: number;
  readonly via: 'key' | 'cookie' | 'admin-token';
  /** The key has been ended by its rotation: it only has the answer of that rotation repeated. */
  readonly hasEnded?: true;
  /** Since when its plan is owed, ms since 1970. */
  readonly pastDueSinceMs?: number;
  /** What the key may do; absent: everything. */
  readonly scopes?: readonly Scope[];
  /** A test key: answers from embedded tables at a fixed moment, free of charge. */
  readonly isTest?: boolean;
}

/** What a change uses inside its transaction, and nothing else: the embedded database serves one transaction at a time. */
export interface Inside {
  readonly em: EntityManager;
  readonly sql: Database['sql'];
}

/** The database as operations see it; `db/orm.ts` makes one for PGlite and for PostgreSQL. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /** A fresh entity manager: one per request. */
  em(): EntityManager;
  /** One SQL statement with `$1` parameters, for hot paths; rows as plain objects. */
  sql<T extends object>(this: void, text: string, params?: readonly unknown[]): Promise<T[]>;
  /** Makes a change whole or not at all; nothing slow may be waited for inside. */
  transaction<R>(this: void, change: (inside: Inside) => Promise<R>): Promise<R>;
}

/** What a source says of itself, as evidence shows it. */
export interface SourceNote {
  readonly id: string;
  readonly title: string;
  readonly licence: string;
  readonly attribution?: string;
}

/** Structured log; values named like secrets are redacted by `log.ts`. */
export interface Log {
  /** A request that was answered. Nothing is redacted: whoever writes the fields leaves secrets out. */
  request(fields: object): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for every attempt to send the same message, so that receivers see one that came twice. */
  readonly messageId?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Mail {
  /** Sends a message; resolves when it was taken over. */
  send(message: Message): Promise<void>;
  /** Sends a message in the background, so that an answer's time does not tell whether one was sent; a stop waits for it. */
  post(make: () => Promise<Message | undefined>): void;
}

/** A stored answer and its fingerprint. */
export interface KeptPrediction {
  readonly predictionId: number;
  readonly sha256: string;
  /** Further members of the answer that say where it is kept. */
  readonly told?: Readonly<Record<string, unknown>>;
  /** Nothing was stored: the answer is computed once more to be compared. */
  readonly isTrial?: boolean;
}

/** A prediction as it was stored; `text` parses to `{ computed_at, input, operation, reply }`. */
export interface StoredPrediction {
  readonly accountId: number | null;
  /** Null once it is no longer kept: its number and hash stay. */
  readonly text: string | null;
  readonly sha256: string;
  /** Day until which it is kept, YYYY-MM-DD; absent: for ever. */
  readonly keptUntil?: string;
}

/** A stored answer among the latest of its operation; `text` as in `StoredPrediction`. */
export interface LatestPrediction {
  readonly operation: string;
  readonly text: string;
}

export interface PredictionRecord {
  readonly operation: string;
  readonly accountId: number | null;
  readonly input: unknown;
  readonly reply: unknown;
  /** Canonical JSON of the reply, where it is written. */
  readonly text?: JsonText;
  readonly computedAt: string;
  /** Plan of the account: says how long it is kept; absent: for ever. */
  readonly plan?: string;
  /** The inputs that cannot be looked up again, by their place in its provenance. */
  readonly passing?: readonly PlacedInput[];
}

/** Services that live as long as the server; `app.ts` builds them, a test replaces one field. */
export interface Services extends Computing {
  readonly database: Database;
  readonly log: Log;
  readonly clock: { now(): number };
  readonly mail: Mail;
  /** Asks one question of the world; a plain fact when the answer is at hand, never throws. */
  ask<A>(this: void, need: Need<A>, signal?: AbortSignal): Fact<A> | Promise<Fact<A>>;
  /** Asks one source alone, without its substitutes: where the question is what that source says. */
  askFrom<A>(
    this: void,
    sourceId: string,
    need: Need<A>,
    signal?: AbortSignal,
  ): Fact<A> | Promise<Fact<A>>;
  /** How every source fares now, live ones first. */
  sourceStates(this: void): readonly SourceState[];
  /** Stores an answer; resolves when it is safe on disk, or is part of the transaction that it was given. */
  keep(record: PredictionRecord, inside?: Inside): Promise<KeptPrediction>;
  /** A stored answer: whose it is, its canonical JSON and its SHA-256; undefined where there is none. */
  findPrediction(this: void, predictionId: number): Promise<StoredPrediction | undefined>;
  /** The latest answers of operations that are still kept, oldest first: `most` of each. */
  latestPredictions(
    this: void,
    names: readonly string[],
    most: number,
  ): Promise<LatestPrediction[]>;
  /** What proves a stored answer: its inputs, its code, a signature. */
  readonly evidence: EvidenceDesk;
  sourceNote(this: void, id: string): SourceNote | undefined;
  /** Limits and usage of the caller's plan. */
  readonly limits: Meter;
  /** API keys of all accounts. */
  readonly keys: Keys;
  /** Seals what must be read again. */
  readonly vault: Vault;
  /** Base of links in e-mails and redirects to elsewhere; never taken from `Host`. */
  readonly publicBaseUrl: string;
  /** Plans that are paid for. */
  readonly payments: Payments;
  /** What test keys see in place of the world. */
  readonly sandbox: Sandbox;
  /** People who are signed in by a browser. */
  readonly sessions: Sessions;
  /** Answers of requests that carried an `Idempotency-Key`. */
  readonly idempotency: IdempotencyStore;
  /** Long work, shared by every server on the database. */
  readonly jobs: Jobs;
  readonly host: Host;
  /** Aborts when the server begins to stop: answers that never end by themselves end then. */
  readonly stopping: AbortSignal;
  /** Ways out that the operator has set up: messages, public posts, webhooks. */
  readonly outlets: Outlets;
  /** Counts a refusal by its code, for those who watch over the door; a sensitive one stands in the log of its account as well. */
  noteRefusal(this: void, error: unknown, by?: RefusedCaller): void;
  /** Notes that a key was shown that has ended, in the log of its account. */
  noteEndedKey(this: void, secret: string): void;
  /** The list of operations, for catalogs. */
  readonly catalog: () => readonly NamedOperation[];
}

/** Who was refused what, as far as it is known. */
export interface RefusedCaller {
  readonly accountId: number | undefined;
  /** Route, or name of the operation. */
  readonly operation: string;
}

/** Counts calls against a plan. */
export interface Limits {
  /**
   * Reserves one call of the account's minute, day and month.
   *
   * @throws ApiError `rate_limited` or `quota_exceeded`, with the limit headers
   */
  admit(account: Account, operationId: string, calls?: number): Admission | Promise<Admission>;
}

/** A reserved call. */
export interface Admission {
  /** `RateLimit-Policy`, `RateLimit` and `X-RateLimit-*`; empty for an unlimited plan. */
  readonly headers: Readonly<Record<string, string>>;
  /** Ends the call: day and month are given back unless the status is 2xx and the operation counts; writes the usage row. */
  settle(status: number, counts: boolean): void;
}

/** What an operation may touch. */
export interface Context extends Services {
  readonly requestId: string;
  /** Ends what the request asks of the world: the caller left, or the time of the request is over. */
  readonly signal: AbortSignal;
  /** The caller left: ends computations, which have a time limit of their own. */
  readonly callerLeft: AbortSignal;
  readonly account: Account | undefined;
  readonly http: HttpExchange;
  /** One entity manager per request, made at first use. */
  readonly db: EntityManager;
  /** The request carries an `Idempotency-Key` that is honoured. */
  readonly isRepeatable: boolean;
  /**
   * Makes the change of a call and answers it. Under an `Idempotency-Key` the answer is kept for repetition in the transaction of
   * the change, so that a kill between the two can neither double the change nor lose its answer.
   *
   * @param change  makes the change inside the transaction and returns what `run` returns
   */
  readonly commit: <R>(change: (inside: Inside) => Promise<R>) => Promise<R>;
}

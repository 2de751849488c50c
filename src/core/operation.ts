import type * as z from 'zod';
import type { GeoJsonFeature, ModelCard } from '../../engines/vertical.ts';
import type { Context } from './context.ts';
import type { ErrorCode } from './errors.ts';
import type { PlaceDoor } from './placeDoor.ts';
import type { Scope } from './scopes.ts';

/** Who may call; see `admit.ts`. */
export type Access =
  'none' | 'any' | 'key' | 'session' | 'key-or-session' | 'signature' | 'admin' | 'admin-token';

/** How the body of a request is read. */
export type Reads = 'json' | 'form' | 'raw' | 'file';

/** Other shapes a reply can be asked for by `Accept` or `f=`. */
export interface Formats<I, O> {
  /** A feature, or a collection as text. */
  readonly geojson?: (input: I, reply: O) => GeoJsonFeature | string;
  readonly svg?: (input: I, reply: O) => string;
  readonly html?: (input: I, reply: O) => string;
  readonly csv?: (input: I, reply: O) => string;
}

/** A form that was refused: why, and what was typed, to be shown again. */
export interface Refused {
  readonly status: number;
  readonly title: string;
  /** One sentence; empty where the fields say it all. */
  readonly message: string;
  /** What is wrong, by field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly typed: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** An endpoint: everything REST, tRPC, OpenAPI, MCP, the catalog and the docs need to know of it. */
export interface Operation<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Full path; parameters in braces, named as in the input schema. */
  readonly path: string;
  readonly access: Access;
  /** What a key must have been made for; see `scopes.ts` for what holds where none is named. */
  readonly scope?: Scope;
  readonly title: string;
  /** One sentence: what the caller gets. */
  readonly summary: string;
  /** Path, query and body members together, snake_case. */
  readonly input: I;
  readonly output: O;
  run(input: z.output<I>, context: Context): z.input<O> | Promise<z.input<O>>;
  /** Status of success; default 200. 303: the form always sends the browser on to another page. */
  readonly success?: 200 | 202 | 303;
  /** Default `json`. `raw` operations read `context.http.rawBody`, `file` ones `context.http.file` as it comes in. */
  readonly reads?: Reads;
  /** Media types of the files that it reads, the first with a small file as its example. */
  readonly files?: readonly { readonly type: string; readonly example?: string }[];
  /**
   * GETs of links that change something: what browsers, HEAD and prefetches get in place of the work, an HTML page whose form
   * does it. So a scanner that follows the link of a mail uses nothing up.
   */
  readonly confirmPage?: (params: Readonly<Record<string, string | string[]>>) => string;
  /** Default `json`. Others are written as the text that `run` returns. */
  readonly writes?: 'json' | 'html' | 'kml' | 'text' | 'atom' | 'cap' | 'events' | 'file';
  /** Listed as a tool for agents (MCP and manifest). */
  readonly tool?: boolean;
  readonly example?: z.input<I>;
  /** An answer as it may look, for documents: where there is nothing to ask for. */
  readonly answer?: z.input<O>;
  /** GET catalogs: seconds a cache may keep the answer. */
  readonly maxAgeS?: number;
  /** The answer is the same for everybody as long as the program runs; for open catalogs without input. */
  readonly constant?: true;
  /** Calls are given back: withdrawn tools. */
  readonly free?: boolean;
  /** The tool withdraws a promise: it is there and says why it gives nothing. */
  readonly withdrawn?: boolean;
  /** POSTs that change something honour `Idempotency-Key`. */
  readonly changes?: boolean;
  /** It may end the key that calls it: repeated with its `Idempotency-Key` by that key it gives the same answer again. */
  readonly endsKey?: boolean;
  /** The answer shows a secret once: a copy kept for repetition lives ten minutes. */
  readonly secret?: boolean;
  /** Answers are computed by an engine of ours: the first and every so manieth are checked against `output`; see `outputCheck.ts`. */
  readonly isSampled?: boolean;
  /** Errors of its own, for documents; those that follow from its access and its inputs are known. */
  readonly errors?: readonly ErrorCode[];
  readonly formats?: Formats<z.output<I>, z.output<O>>;
  /** The page for a browser whose form was refused, sent with the error's status. */
  readonly refused?: (refused: Refused, context: Context) => string | Promise<string>;
  /** Turns names of places into coordinates before the input is parsed; see `placeDoor.ts`. */
  readonly door?: PlaceDoor;
  /** The model behind a risk answer, for docs, catalog and model cards. */
  readonly model?: ModelCard;
  readonly sources?: readonly string[];
  /** Datasets a vertical asks, for docs and catalog. */
  readonly datasets?: readonly string[];
}

/** Declares an operation; gives `run` the types of its schemas, and keeps the verb in the type for typed clients. */
export function operation<
  I extends z.ZodType,
  O extends z.ZodType,
  const M extends 'GET' | 'POST' | 'DELETE',
>(parts: Operation<I, O> & { readonly method: M }): Operation<I, O> & { readonly method: M } {
  return parts;
}

/** An operation with the names that all surfaces share. */
export interface NamedOperation extends Operation {
  /** Folder: tRPC router, OpenAPI tag. */
  readonly group: string;
  /** Export: tRPC procedure. */
  readonly procedure: string;
  /** `<group>_<procedure>`: OpenAPI operation id and MCP tool name. */
  readonly id: string;
}

/** Folders of operations by name. */
export type Modules = {
  readonly [group: string]: { readonly [procedure: string]: Operation<never, never> | Operation };
};

/** The flat list that every surface is a function of. */
export function nameAll(modules: Modules): readonly NamedOperation[] {
  return Object.entries(modules).flatMap(([group, members]) =>
    Object.entries(members).map(([procedure, parts]) => ({
      ...(parts as Operation),
      group,
      procedure,
      id: `${group}_${procedure}`,
    })),
  );
}

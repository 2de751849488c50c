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

/** A form that was refused: why, and what the person typed, so that it can be shown again. */
export interface Refused {
  readonly status: number;
  readonly title: string;
  /** One sentence; empty where the fields say it all. */
  readonly message: string;
  /** What is wrong, by field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly typed: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** An endpoint: everything that REST, tRPC, OpenAPI, MCP, the catalog and the docs need to know about it. */
export interface Operation<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Full path; parameters in braces, named as in the input schema. */
  readonly path: string;
  readonly access: Access;
  /** The scope that a key needs; `scopes.ts` says what holds where none is named. */
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
  /** Default `json`. `raw` operations read `context.http.rawBody`; `file` operations read `context.http.file` as it arrives. */
  readonly reads?: Reads;
  /** Media types of the files it reads; the first carries a small example file. */
  readonly files?: readonly { readonly type: string; readonly example?: string }[];
  /**
   * For GETs of mailed links that change something: the HTML page that browsers, HEAD requests and prefetches get instead; its form does
   * the work. So a scanner that follows the link in a mail does not use it up.
   */
  readonly confirmPage?: (params: Readonly<Record<string, string | string[]>>) => string;
  /** Default `json`. Others are written as the text that `run` returns. */
  readonly writes?: 'json' | 'html' | 'kml' | 'text' | 'atom' | 'cap' | 'events' | 'file';
  /** Listed as a tool for agents (MCP and manifest). */
  readonly tool?: boolean;
  readonly example?: z.input<I>;
  /** A typical answer for the documents, where the example cannot be run. */
  readonly answer?: z.input<O>;
  /** GET catalogs: seconds a cache may keep the answer. */
  readonly maxAgeS?: number;
  /** The answer is the same for everybody while the program runs; for open catalogs without input. */
  readonly constant?: true;
  /** Calls do not count against the limits: withdrawn tools. */
  readonly free?: boolean;
  /** The tool is withdrawn: it still answers, and says why it gives nothing. */
  readonly withdrawn?: boolean;
  /** POSTs that change something honour `Idempotency-Key`. */
  readonly changes?: boolean;
  /** It may end the key that calls it; that key may still repeat the call with its `Idempotency-Key` and gets the same answer. */
  readonly endsKey?: boolean;
  /** The answer shows a secret once: the copy for repeated calls is kept ten minutes only. */
  readonly secret?: boolean;
  /** Answers come from an engine: only the first and then every n-th are checked against `output`; see `outputCheck.ts`. */
  readonly isSampled?: boolean;
  /** Its own errors, for the documents; those that follow from its access and inputs are added. */
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

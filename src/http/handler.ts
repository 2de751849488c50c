import Koa, { type Middleware } from 'koa';
import type { Config } from '../../config/env.ts';
import { ApiError } from '../core/errors.ts';
import { addressReader } from './clientAddress.ts';
import { compression } from './compression.ts';
import { corsHeaders, preflightHeaders } from './cors.ts';
import { dispatcher, type Answerers } from './dispatch.ts';
import type { Metrics } from './metrics.ts';
import { observe } from './observe.ts';
import { replying, type Writing } from './reply.ts';
import { hasTwoHosts } from './twoHosts.ts';
import type { Reply, RouteLike } from './surfaceTypes.ts';
import { Visit, type Ctx, type Host, type State } from './visit.ts';

/** What the application is made of. */
export interface HandlerParts<R extends RouteLike>
  extends Host, Omit<Answerers<R>, 'sessions'>, Omit<Writing, 'services' | 'config'> {
  readonly metrics: Metrics;
  readonly config: Pick<Config, 'trustProxy' | 'corsOrigins' | 'publicBaseUrl'>;
}

/** The Koa application: each request is named, counted, compressed and answered, in this order from the outside in. */
export function createHandler<R extends RouteLike>(parts: HandlerParts<R>): Koa<State> {
  const { services, metrics, config } = parts;
  const app = new Koa<State>();
  app.silent = true;
  app.use(visits(parts));
  app.use(observe(metrics, services.log));
  app.use(compression());
  app.use(
    replying(parts, behindTheDoor(config, dispatcher({ ...parts, sessions: services.sessions }))),
  );
  return app;
}

function visits(parts: Host & { readonly config: Pick<Config, 'trustProxy'> }): Middleware<State> {
  const addressOf = addressReader(parts.config.trustProxy);
  return (ctx, next) => {
    ctx.state.visit = new Visit(parts, ctx, addressOf);
    return next();
  };
}

type Answer = (ctx: Ctx) => Promise<Reply | undefined>;

/** What holds before anything is looked up: one host, and the leave of other origins. */
function behindTheDoor({ corsOrigins }: Pick<Config, 'corsOrigins'>, answer: Answer): Answer {
  return async (ctx) => {
    const { req, state } = ctx;
    const { path } = state.visit;
    if (hasTwoHosts(req.rawHeaders)) throw new ApiError('bad_request', 'Send one Host header.');
    const { Vary: vary, ...cors } = corsHeaders(path, req.headers.origin, corsOrigins) ?? {};
    if (vary !== undefined) ctx.vary(vary);
    for (const name in cors) ctx.res.setHeader(name, cors[name] ?? '');
    if (req.method !== 'OPTIONS' || Object.keys(cors).length === 0) return answer(ctx);
    return { status: 204, contentType: '', body: '', headers: preflightHeaders(path) };
  };
}

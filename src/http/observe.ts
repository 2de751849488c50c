import type { Middleware } from 'koa';
import type { Log } from '../core/context.ts';
import { redactedUrl, traceIdOf } from './accessLog.ts';
import type { Metrics } from './metrics.ts';
import type { Ctx, State } from './visit.ts';

/** Counts and logs every request once, whatever became of it. */
export function observe(metrics: Metrics, log: Log): Middleware<State> {
  return async (ctx, next) => {
    try {
      await next();
    } finally {
      const { visit } = ctx.state;
      const ms = performance.now() - visit.startedAt;
      const method = ctx.req.method ?? 'GET';
      const { statusCode: status } = ctx.res;
      metrics.observe({ method, route: visit.route, status }, ms / 1000);
      log.request(lineOf(ctx, ms));
    }
  };
}

function lineOf({ req, res, state: { visit } }: Ctx, ms: number): Record<string, unknown> {
  const traceId = traceIdOf(req.headers['traceparent']);
  return {
    requestId: visit.requestId,
    ...(traceId ? { traceId } : {}),
    ...(visit.accountId === undefined ? {} : { account: visit.accountId }),
    operation: visit.route,
    method: req.method ?? 'GET',
    url: redactedUrl(req.url ?? ''),
    status: res.statusCode,
    ms: Math.round(ms * 1000) / 1000,
  };
}

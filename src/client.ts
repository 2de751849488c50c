import type { AppModules } from './operations.ts';
import type { RouterOf } from './surfaces/trpc.ts';

/** The router's type for typed clients: `createTRPCClient<AppRouter>(…)`. */
export type AppRouter = RouterOf<AppModules>;

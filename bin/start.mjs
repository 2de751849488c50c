import './need-node.mjs';

// Compiled code is kept beside the packages, so that later starts neither strip types nor compile; where that folder cannot be written, in the system's own.
const { enableCompileCache, flushCompileCache, getCompileCacheDir, constants } =
  await import('node:module');
const beside = new URL('../node_modules/.cache/compiled', import.meta.url);
const isKept = (result) => result?.status !== constants?.compileCacheStatus?.FAILED;
if (
  enableCompileCache &&
  !isKept(enableCompileCache((await import('node:url')).fileURLToPath(beside)))
)
  enableCompileCache();
// Threads keep theirs in the same folder, if their environment names it; what is told here is a part of it for this version of Node.
const kept = getCompileCacheDir?.();
if (kept) process.env.NODE_COMPILE_CACHE = (await import('node:path')).dirname(kept);
const { start } = await import('../src/main.ts');
await start();
// Written soon, not only at the end, so that a server that is killed leaves a quick start behind too.
setTimeout(() => flushCompileCache?.(), 5_000).unref();

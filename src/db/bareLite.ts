import type { PGlite } from '@electric-sql/pglite';

/** PGlite for who reads its replies as bytes: it asks for no types of columns, which `ThreadedLite` knows. */
export function bareLite(whole: typeof PGlite): typeof PGlite {
  return class extends whole {
    override async _initArrayTypes(): Promise<void> {}
  };
}

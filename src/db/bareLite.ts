import { PGlite } from '@electric-sql/pglite';

/** PGlite for who reads its replies as bytes: it asks for no types of columns, which `ThreadedLite` knows. */
export class BareLite extends PGlite {
  override async _initArrayTypes(): Promise<void> {}
}

import { bridgeBlock, bridgeNumbers } from '../../../engines/ground/datasets/catalogues.ts';
import { bridge, bridgesNear } from '../../../engines/ground/datasets/infrastructure.ts';
import { inUnitedStates } from '../../connectors/pipeline/coverage.ts';
import { blockOf, blockPages, wholeBlock } from './blocks.ts';
import { catalogueAnswer, type Catalogue } from './catalogue.ts';

/** The least that services of this kind give at once. */
const BLOCK = 1000;
/** Bridges of one answer. */
const MOST = 20_000;

/** Bridges of the United States with their condition. */
export const bridges: Catalogue = {
  id: 'bridges',
  title: 'Bridges of the United States (FHWA NBI)',
  sourceId: 'fhwa-nbi',
  freshDays: 400,
  scope: () => ({ version: 1 }),
  pages: async (_scope, ask) => blockPages((await ask(bridgeNumbers({}))).lastNumber, BLOCK),
  async read(page, _scope, ask) {
    const listed = await wholeBlock(blockOf(page), async (block) => {
      const { bridges: rows, complete } = await ask(bridgeBlock(block));
      return { rows, complete };
    });
    return listed.map(({ inventoryId, ...value }) => ({
      id: inventoryId,
      lat: value.lat,
      lon: value.lon,
      reachKm: 0,
      size: null,
      time: null,
      value,
    }));
  },
  answers: [
    catalogueAnswer({
      dataset: bridgesNear,
      area: ({ lat, lon, radiusKm }) =>
        inUnitedStates({ lat, lon }) ? { lat, lon, radiusKm, limit: MOST } : undefined,
      answer: (_query, rows) => ({
        bridges: rows.map(({ value }) => bridge.parse(value)),
        complete: rows.length < MOST,
      }),
    }),
  ],
};

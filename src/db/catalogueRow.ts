import { defineEntity, p } from '@mikro-orm/core';

/** An object of a public catalogue that was brought in whole. */
export const CatalogueRow = defineEntity({
  name: 'CatalogueRow',
  tableName: 'catalogue_row',
  properties: {
    catalogue: p.text().primary(),
    /** The source's own id. */
    id: p.text().primary(),
    /** The page of the catalogue it came with. */
    page: p.text(),
    /** Number of the square degree it lies in. */
    cell: p.integer(),
    lat: p.double(),
    lon: p.double(),
    reachKm: p.double(),
    size: p.double().nullable(),
    happenedAt: p.datetime().nullable(),
    /** JSON. */
    value: p.text(),
  },
  indexes: [{ properties: ['catalogue', 'cell'] }, { properties: ['catalogue', 'page'] }],
});

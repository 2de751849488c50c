import { defineEntity, p } from '@mikro-orm/core';

/** Lines of a portfolio's file, for one part of its job. */
export const PortfolioPiece = defineEntity({
  name: 'PortfolioPiece',
  tableName: 'portfolio_piece',
  properties: {
    uploadId: p.text().primary(),
    part: p.integer().primary(),
    /** Line of the file that the text begins with, from 1. */
    firstLine: p.integer(),
    /** The text in UTF-8, deflated (RFC 1951). */
    body: p.blob(),
    createdAt: p.datetime().index(),
  },
});

import { defineEntity, p } from '@mikro-orm/core';

/** A probability that was stated before, and what came of it. */
export const ResolvedPrediction = defineEntity({
  name: 'ResolvedPrediction',
  tableName: 'resolved_prediction',
  indexes: [{ properties: ['module', 'id'] }],
  properties: {
    id: p.integer().primary(),
    /** `<group>_<procedure>` that stated it. */
    module: p.text(),
    /** Number of the stored answer; a question of it is resolved once. */
    predictionId: p.integer().nullable(),
    question: p.text(),
    probability: p.double(),
    /** What the model that might succeed would have said. */
    challengerProbability: p.double().nullable(),
    outcome: p.boolean(),
    resolvedAt: p.datetime(),
  },
  uniques: [{ properties: ['predictionId', 'question'] }],
});

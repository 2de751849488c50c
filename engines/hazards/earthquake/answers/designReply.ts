import type * as z from 'zod';
import type { designGroundMotion } from '../../../ground/datasets/ground.ts';
import { isKnown, type Fact } from '../../../facts.ts';
import { onWire } from '../../../onWire.ts';
import { pick } from '../../../pick.ts';
import {
  designAccelerationG,
  designSpectrum,
  longPeriodS,
  type DesignSpectrum,
} from '../site/designSpectrum.ts';
import { designCategory, needsSiteStudy, type RiskCategory } from '../site/designCategory.ts';
import {
  consideredMotion,
  DETERMINISTIC_FLOOR_G,
  type Governing,
} from '../site/consideredMotion.ts';
import { siteCoefficients } from '../site/siteCoefficients.ts';
import type { CoefficientClass } from '../site/tables.ts';
import { class16, type Ground } from './groundAt.ts';
import type { RockHazard } from './rockHazard.ts';
import type * as schemas from './schemas.ts';

type CodeMotion = z.output<typeof designGroundMotion.answer>;

/** Motion in its strongest direction over the mean of both, 0.2 s and 1 s. @source ASCE/SEI 7-16 (2017), section 21.2, commentary C21.2 */
export const MAXIMUM_DIRECTION = { short: 1.1, long: 1.3 } as const;
const SPECTRUM_PERIODS_S = [
  0, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.75, 1, 1.5, 2, 3, 4, 5, 7.5, 10, 15,
] as const;
const NO_MULTI_PERIOD =
  'The edition 7-22 replaces this by spectra of 22 periods: its class is given, its spectrum is not.';

interface Mapped {
  readonly from: 'usgs_design_maps' | 'own_hazard';
  readonly ssG: number;
  readonly s1G: number;
  readonly pgaG: number;
  readonly tlS: number;
  readonly tlFrom: 'usgs_design_maps' | 'magnitude_rule';
  /** What sets each motion of our own; null where the code's map gave them. */
  readonly governing: {
    readonly ss: Governing;
    readonly s1: Governing;
    readonly pga: Governing;
  } | null;
}

/** Maximum considered motions on rock from our own hazard, in the strongest direction; the peak is a mean of both. */
export function consideredOnRock({
  sa02s2475G,
  sa1s2475G,
  pga2475G,
  deterministic,
}: Omit<RockHazard, 'pga475G' | 'longPeriodMagnitude'>) {
  const { short, long } = MAXIMUM_DIRECTION;
  return {
    ss: consideredMotion(
      short * sa02s2475G,
      deterministic ? short * deterministic.sa02sG : undefined,
      DETERMINISTIC_FLOOR_G.short,
    ),
    s1: consideredMotion(
      long * sa1s2475G,
      deterministic ? long * deterministic.sa1sG : undefined,
      DETERMINISTIC_FLOOR_G.long,
    ),
    pga: consideredMotion(pga2475G, deterministic?.pgaG, DETERMINISTIC_FLOOR_G.peak),
  };
}

/** What the code maps: the official values where they answered, else an approximation from our own hazard. */
function mappedMotion(code: Fact<CodeMotion>, rock: RockHazard): Mapped {
  const official = isKnown(code) ? code.value : undefined;
  const tl = official?.longPeriodS ?? undefined;
  const own = consideredOnRock(rock);
  const rest = {
    pgaG: own.pga.motionG,
    tlS: tl ?? longPeriodS(rock.longPeriodMagnitude),
    tlFrom: tl === undefined ? ('magnitude_rule' as const) : ('usgs_design_maps' as const),
  };
  const { ss, s1 } = official ?? { ss: null, s1: null };
  if (ss !== null && s1 !== null)
    return { from: 'usgs_design_maps', ssG: ss, s1G: s1, ...rest, governing: null };
  const governing = { ss: own.ss.governing, s1: own.s1.governing, pga: own.pga.governing };
  return { from: 'own_hazard', ssG: own.ss.motionG, s1G: own.s1.motionG, ...rest, governing };
}

/** The class whose coefficients apply: without a measurement B is `B-estimated` and D is `D-default`. */
function coefficientClass({ vs30Mps, basis }: Ground): CoefficientClass {
  const plain = class16(vs30Mps);
  const isMeasured = basis === 'given' || basis === 'measured';
  if (isMeasured) return plain;
  return plain === 'B' ? 'B-estimated' : plain === 'D' ? 'D-default' : plain;
}

/** Design values of a site by ASCE 7-16. */
export function designReply(parts: {
  readonly ground: Ground;
  readonly rock: RockHazard;
  readonly code: Fact<CodeMotion>;
  readonly risk: RiskCategory | undefined;
}): z.input<typeof schemas.design> | null {
  const mapped = mappedMotion(parts.code, parts.rock);
  const named = coefficientClass(parts.ground);
  const factors = siteCoefficients('ASCE7-16', named, mapped);
  if (factors?.fpga === undefined) return null;
  const [smsG, sm1G] = [factors.fa * mapped.ssG, factors.fv * mapped.s1G];
  const spectrum = designSpectrum({ smsG, sm1G, tlS: mapped.tlS });
  return {
    edition: 'ASCE7-16',
    mapped_from: mapped.from,
    governed_by: mapped.governing,
    coefficient_class: named,
    ...onWire(pick(mapped, 'ssG', 's1G')),
    pga_mceg_g: mapped.pgaG,
    fa: factors.fa,
    fv: factors.fv,
    fpga: factors.fpga,
    ...onWire({ smsG, sm1G, ...pick(spectrum, 'sdsG', 'sd1G') }),
    pgam_g: factors.fpga * mapped.pgaG,
    ...onWire({ ...pick(spectrum, 't0S', 'tsS', 'tlS'), tlFrom: mapped.tlFrom }),
    ...categoriesOf({ ...mapped, ...spectrum }, parts.risk),
    site_study_required: needsSiteStudy(named, mapped),
    spectrum: spectrumPoints(spectrum),
    notes: notesOf(mapped, named, parts.ground),
  };
}

function categoriesOf(
  motion: Parameters<typeof designCategory>[0],
  asked: RiskCategory | undefined,
) {
  return {
    design_category: {
      risk_i: designCategory(motion, 'I'),
      risk_ii: designCategory(motion, 'II'),
      risk_iii: designCategory(motion, 'III'),
      risk_iv: designCategory(motion, 'IV'),
    },
    design_category_asked: asked === undefined ? null : designCategory(motion, asked),
  };
}

function spectrumPoints(spectrum: DesignSpectrum) {
  const corners = [spectrum.t0S, spectrum.tsS, spectrum.tlS].filter((period) => period > 0);
  const periods = [...new Set([...SPECTRUM_PERIODS_S, ...corners])].toSorted((a, b) => a - b);
  return periods.map((period) => ({
    period_s: period,
    sa_g: designAccelerationG(spectrum, period) ?? 0,
  }));
}

function notesOf(mapped: Mapped, named: CoefficientClass, { basis }: Ground): string[] {
  const notes = [NO_MULTI_PERIOD];
  if (mapped.from === 'own_hazard') {
    notes.push(
      'Ss and S1 are the uniform-hazard motions of 2,475 years times 1.1 and 1.3 for the strongest direction, limited by the characteristic earthquakes of the listed faults, without risk targeting: an approximation, not the code’s map.',
    );
  }
  notes.push(
    'The mapped PGA is the mean 2,475-year PGA of this model, limited in the same way, not the code’s geometric-mean map.',
  );
  if (basis !== 'given' && basis !== 'measured')
    notes.push(
      `The ground was not measured: the code then prescribes class D (default) unless the authority says otherwise; ${named} follows from the estimated velocity.`,
    );
  if (named === 'E')
    notes.push(
      'Class E coefficients at strong shaking stand in for the site study that the code asks for.',
    );
  return notes;
}

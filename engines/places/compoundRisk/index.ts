import * as z from 'zod';
import { seedOf } from '../../ground/math/random.ts';
import { pointWithRadius } from '../../schemas.ts';
import { vertical } from '../../vertical.ts';
import { offShoreReason } from '../../money/siteRisk/offShore.ts';
import { components } from '../georisk/components.ts';
import { wildfireNeeds } from '../../hazards/wildfire/assessment.ts';
import { lossesOf, placeNeeds } from '../georisk/placeHazards.ts';
import { assessCompound } from './assess.ts';
import { cascadesOf } from './cascadeList.ts';
import { cascadeChance } from './cascades.ts';
import { damagingEvent } from './events.ts';
import { liquefactionGivenShaking } from './liquefaction.ts';
import { compoundRisk } from './schemas.ts';

const MOST_SIMULATIONS = 1_000_000;

const input = pointWithRadius(100)
  .omit({ radius_km: true })
  .extend({
    monte_carlo: z
      .boolean()
      .default(false)
      .describe('Also draw years and count what comes together'),
    simulations: z
      .int()
      .min(1000)
      .max(MOST_SIMULATIONS)
      .default(10_000)
      .describe('Years drawn, 1,000 to 1,000,000; default 10,000'),
    seed: z
      .int()
      .min(0)
      .max(2 ** 32 - 1)
      .optional()
      .describe('Seed of the draws; default: made from the coordinates, so that results repeat'),
    copula: z
      .enum(['gaussian', 'student_t'])
      .default('gaussian')
      .describe('What the draws depend by; the Student copula has heavier joint tails'),
  });

const placeOf = ({ lat, lon }: { readonly lat: number; readonly lon: number }) => ({
  lat,
  lon,
  radiusKm: 100,
});

/** POST /api/v1/compound-risk/score */
export const score = vertical({
  path: '/api/v1/compound-risk/score',
  title: 'Compound risk',
  summary:
    'How likely the damaging events of the eight hazards come together in one year: 28 pair factors, cascades, the five worst scenarios, and on request a Monte Carlo simulation.',
  input,
  output: compoundRisk,
  needs: (asked) => ({
    ...placeNeeds(components, placeOf(asked)),
    beside: wildfireNeeds(asked),
  }),
  assess(asked, facts, moment) {
    const place = placeOf(asked);
    const losses = lossesOf(components, place, { facts, moment });
    const given = { place, facts, moment };
    const seed = asked.seed ?? seedOf(`${asked.lat} ${asked.lon} ${asked.simulations}`);
    const reply = assessCompound({
      exposures: components.map(({ name, words }, at) => {
        const loss = losses[at] ?? 'unknown';
        return { name, words, loss, event: damagingEvent(name, loss, given) };
      }),
      offShore: offShoreReason(facts.tsunami.setting),
      cascade: (a, b) => cascadeChance(a, b, given),
      simulation: asked.monte_carlo
        ? { simulations: asked.simulations, seed, copula: asked.copula }
        : undefined,
    });
    const liquefaction = liquefactionGivenShaking(given);
    return {
      ...reply,
      cascades: cascadesOf(given, facts.beside),
      liquefaction_after_shaking: liquefaction
        ? {
            conditional_probability: liquefaction.conditional,
            annual_probability: -Math.expm1(-liquefaction.perYear),
          }
        : null,
    };
  },
  cost: 'heavy',
  piecesOf: ({ monte_carlo, simulations }) => (monte_carlo ? simulations : 1),
  keep: true,
  model: {
    name: 'compound-risk',
    version: '1.5.0',
    methodology:
      'Each component has a damaging event with a yearly probability. Pairs depend by a Gaussian copula whose correlations are inner products of loadings on four common causes (strong shaking, magma, storm, wet ground), and so are positive definite by construction; a Student copula of 5 degrees of freedom stands beside it. Earthquake with amplified shaking, with landslides and with tsunamis goes by the conditional model instead: in years with the earthquake each follows with the chance of its model, in all others as often as keeps its own yearly chance. Shaking on rock and the same shaking on the ground of the place are one event and count once; landslides and sinkholes count where they reach the house. Pairs, at least one and two or more events are sums over the common causes of that one law, which the simulation draws. Conditional models beside the pairs: liquefaction and fires after shaking, lahars of eruptions, debris flows out of burned ground, landslides by the rain and floods by the surge of cyclones. Scenarios are ranked by joint probability times the product of severities.',
    validity:
      'Damaging events of one year at one place; nothing is said of their order or the days between them.',
    verification:
      'Joint probabilities of both copulas, likelihood multiplication factors and the chance of any of eight are held to tables of independent programs (topic compound_risk); the simulation with its cascades to the closed forms, at 55 cities of the world within standard errors (1,000,000 years each).',
    limits: [
      'POLICY: loadings, intervals of the factors and the events that count as damaging. Twelve pairs have no evidence and say so.',
      'What one earthquake brings (slides, a wave) counts as further events of the same year. Until version 1.3 the amplified shaking of the same earthquake, and slides and sinkholes anywhere within the square kilometre, counted too. Each event follows from one cause at most. Version 1.2 added cascades up as separate chances and gave up to twice as many years with two events; it drew none.',
      'Liquefaction, fires after shaking, lahars, debris flows, slides by the rain and floods by the surge of cyclones are told as cascades and enter no score. Rain floods given a cyclone, tsunamis given an eruption and fires given a drought have no evidence and say so: storms and floods go by the copula.',
      'Surge goes with wind as for cyclones of the Gulf coast of the United States; coasts whose great surges other storms make are left out.',
      'Rain of a cyclone is that of mean storms over open country, which is low for heavy rain (Tuleya et al. 2007): single storms and windward slopes get more.',
      'A debris flow is told of a burned steep basin hereabouts in the storm of the US Geological Survey (24 mm an hour for 15 minutes), fitted in the western United States; burn severity and soil are typical values.',
      'Simulated probabilities below 3e-4 or with fewer than ten hits are marked: take the closed form.',
    ],
  },
  sources: [
    'doi:10.1002/2013RG000445',
    'doi:10.1038/s43017-020-0060-z',
    'doi:10.1111/j.1751-5823.2005.tb00254.x',
    'doi:10.1016/C2009-0-27609-4',
    'doi:10.1175/WAF972.1',
    'doi:10.1175/2013EI000527.1',
  ],
  example: { lat: 37.7749, lon: -122.4194 },
});

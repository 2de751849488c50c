import { createHash } from 'node:crypto';
import * as z from 'zod';
import { onWire } from '../../../engines/onWire.ts';
import { pick } from '../../../engines/pick.ts';
import {
  HYPOTHESES,
  registeredText,
  VERDICTS,
  type Hypothesis,
} from '../../../engines/signals/hypotheses/register.ts';
import {
  SITE_KINDS,
  STUDY_SITES,
  type StudySite,
} from '../../../engines/systems/studySites/tables.ts';
import { klassOf, KLASSES } from '../../../engines/systems/prospect/klass.ts';
import { ApiError } from '../../core/errors.ts';
import type { Services } from '../../core/context.ts';
import { nearestNames } from '../../core/nearestNames.ts';
import { operation } from '../../core/operation.ts';
import { roundReply } from '../../core/round.ts';
import { runChore } from '../../core/chore.ts';
import { stateCode } from '../weatherData/places.ts';

const indication = z.object({
  play: z.string(),
  score: z
    .number()
    .nullable()
    .describe('Share of the study area that is less favourable, 0 to 100'),
  klass: z.enum(KLASSES).nullable(),
  p10: z.number().nullable(),
  p90: z.number().nullable(),
});

const site = z
  .object({
    name: z.string(),
    title: z.string(),
    state: z.string().describe('Two letters'),
    lat: z.number(),
    lon: z.number(),
    kind: z.enum(SITE_KINDS),
    official_facts: z
      .array(z.object({ fact: z.string(), source: z.string() }))
      .describe('What public bodies state'),
  })
  .meta({ id: 'StudySite' });

function siteReply({ facts, ...place }: StudySite) {
  return { ...place, official_facts: facts.map((each) => ({ ...each })) };
}

/** GET /admin/atlas/api/sites */
export const atlasSites = operation({
  method: 'GET',
  path: '/admin/atlas/api/sites',
  access: 'admin',
  title: 'Study sites',
  summary: 'Every study site with what public bodies state of it.',
  input: z.object({}),
  output: z.object({ count: z.int(), states: z.array(z.string()), sites: z.array(site) }),
  example: {},
  run: () => ({
    count: STUDY_SITES.length,
    states: [...new Set(STUDY_SITES.map(({ state }) => state))].toSorted(),
    sites: STUDY_SITES.map(siteReply),
  }),
});

/** What the prospectivity models say of a place, apart from what is official. */
export async function indicationsAt(services: Pick<Services, 'compute'>, lat: number, lon: number) {
  return Promise.all(
    (['oil_gas', 'porphyry'] as const).map(async (play) => {
      const name = `prospect_${play}`;
      const answer = (await runChore(services, 'own_model', { name, lat, lon })) as {
        readonly score: number | null;
        readonly interval?: { readonly p10: number; readonly p90: number };
      };
      const { score, interval } = answer;
      return {
        play,
        score,
        klass: score === null ? null : klassOf(score),
        p10: interval?.p10 ?? null,
        p90: interval?.p90 ?? null,
      };
    }),
  );
}

/** GET /admin/atlas/api/site/{name} */
export const atlasSite = operation({
  method: 'GET',
  path: '/admin/atlas/api/site/{name}',
  access: 'admin',
  title: 'A study site',
  summary: 'A study site: official facts, and apart from them what our models indicate.',
  errors: ['not_found'],
  input: z.object({ name: z.string().min(1).max(80).describe('Name of the site, kebab-case') }),
  output: site.extend({
    our_indications: z.array(indication).describe('Exploratory; not official, and no advice'),
  }),
  example: { name: 'bingham-canyon' },
  async run({ name }, context) {
    const found = STUDY_SITES.find((each) => each.name === name);
    if (!found) {
      const near = nearestNames(
        name,
        STUDY_SITES.map((each) => each.name),
      );
      throw new ApiError(
        'not_found',
        `There is no site ${name.slice(0, 60)}; the nearest names are ${near.join(', ')}.`,
      );
    }
    const our_indications = await indicationsAt(context, found.lat, found.lon);
    return roundReply({ ...siteReply(found), our_indications });
  },
});

/** GET /admin/atlas/api/by-state/{state} */
export const atlasByState = operation({
  method: 'GET',
  path: '/admin/atlas/api/by-state/{state}',
  access: 'admin',
  title: 'Study sites of a state',
  summary: 'The study sites of a state; a state without one is an empty list.',
  errors: ['not_found'],
  input: z.object({
    state: z
      .string()
      .regex(/^[A-Za-z]{2}$/, 'must be two letters, such as UT')
      .describe('Two letters'),
  }),
  output: z.object({ state: z.string(), count: z.int(), sites: z.array(site) }),
  example: { state: 'UT' },
  run({ state }) {
    const wanted = stateCode(state);
    const sites = STUDY_SITES.filter((each) => each.state === wanted).map(siteReply);
    return { state: wanted, count: sites.length, sites };
  },
});

const hypothesis = z
  .object({
    id: z.string(),
    version: z.int().describe('A change after registration is a new version'),
    title: z.string(),
    claim: z.string(),
    falsifier: z.string().describe('What would show that it is wrong'),
    resolution: z.string().describe('How and when it is decided, from which data'),
    registered_on: z.string(),
    resolves_on: z.string(),
    verdict: z.enum(VERDICTS),
    verdict_note: z.string().nullable(),
    text_sha256: z
      .string()
      .describe('SHA-256 of id, version, date, claim, falsifier and resolution, a line each'),
    intact: z
      .boolean()
      .describe(
        'Whether the text is the one that was registered; a change is a version of its own, with a seal of its own',
      ),
  })
  .meta({ id: 'Hypothesis' });

/** A registered claim, and whether its text still has the hash that it was registered with. */
export function hypothesisReply(each: Hypothesis) {
  const sha256 = createHash('sha256').update(registeredText(each)).digest('hex');
  return {
    ...onWire(pick(each, 'id', 'version', 'title', 'claim', 'falsifier', 'resolution')),
    ...onWire(pick(each, 'registeredOn', 'resolvesOn', 'verdict', 'verdictNote')),
    text_sha256: sha256,
    intact: sha256 === each.sealedSha256,
  };
}

/** GET /admin/hypotheses/api/list */
export const hypothesesList = operation({
  method: 'GET',
  path: '/admin/hypotheses/api/list',
  access: 'admin',
  title: 'Hypotheses',
  summary:
    'Claims that were registered before their outcome was known, with the hash of their text.',
  input: z.object({}),
  output: z.object({ count: z.int(), hypotheses: z.array(hypothesis) }),
  example: {},
  run: () => ({ count: HYPOTHESES.length, hypotheses: HYPOTHESES.map(hypothesisReply) }),
});

/** GET /admin/hypotheses/api/hypothesis/{hid} */
export const hypothesesOne = operation({
  method: 'GET',
  path: '/admin/hypotheses/api/hypothesis/{hid}',
  access: 'admin',
  title: 'A hypothesis',
  summary: 'A hypothesis in its newest version, with the earlier ones.',
  errors: ['not_found'],
  input: z.object({ hid: z.string().min(1).max(40).describe('Such as H-001') }),
  output: hypothesis.extend({ earlier_versions: z.array(hypothesis) }),
  example: { hid: 'H-001' },
  run({ hid }) {
    const versions = HYPOTHESES.filter(({ id }) => id === hid).toSorted(
      (a, b) => b.version - a.version,
    );
    const [newest, ...earlier] = versions;
    if (!newest) {
      const near = nearestNames(hid, [...new Set(HYPOTHESES.map(({ id }) => id))]);
      throw new ApiError(
        'not_found',
        `There is no hypothesis ${hid.slice(0, 40)}; the nearest are ${near.join(', ')}.`,
      );
    }
    return { ...hypothesisReply(newest), earlier_versions: earlier.map(hypothesisReply) };
  },
});

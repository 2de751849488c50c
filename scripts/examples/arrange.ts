import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { leaveToken } from '../../src/features/alerts/leaveLink.ts';
import { settingsOf } from '../../src/features/alerts/ownPlaces.ts';
import { codeAt } from '../../src/features/auth/totp.ts';
import { issueToken } from '../../src/db/emailTokens.ts';
import type { Asking } from './ask.ts';
import { newPerson, sendForm, type Person } from './person.ts';

/** Members of a question that name what was arranged. */
export type Arranged = Readonly<Record<string, string | number>>;

type Arrange = (asking: Asking, person: Person | undefined) => Promise<Arranged>;

const SCORE = '/api/v1/georisk/score';
const PORTFOLIOS = '/api/v1/insurance/portfolios';
const SCANS = '/api/v1/internal/og/scan';
const PLACE = { lat: 37.7749, lon: -122.4194 };
const Named = z.record(z.string(), z.unknown());

/** Asks with the key of the server's administrator. */
async function post(
  { url, key }: Asking,
  path: string,
  body: unknown,
  type = 'application/json',
): Promise<z.output<typeof Named>> {
  const reply = await fetch(url + path, {
    method: 'POST',
    headers: { 'X-API-Key': key, 'Content-Type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return Named.parse(await reply.json());
}

async function scored(asking: Asking, place: object): Promise<number> {
  return Number((await post(asking, SCORE, place))['prediction_id']);
}

async function disputed(asking: Asking): Promise<number> {
  const id = await scored(asking, PLACE);
  const dispute = await post(asking, `/api/v1/predictions/${id}/dispute`, {
    pointer: '/reply/score',
    statement: 'The ground was drilled in 2024: Vs30 is 420 m/s, not 204 m/s.',
    evidence: [{ url: 'https://example.org/borehole.pdf' }],
  });
  return Number(dispute['dispute_id']);
}

/** Waits until a job is done. */
async function done({ url, key }: Asking, at: string, id: string): Promise<Arranged> {
  for (let tries = 0; tries < 300; tries++) {
    const state = await fetch(`${url}${at}/${id}`, { headers: { 'X-API-Key': key } });
    if (Named.parse(await state.json())['status'] === 'done') return { job_id: id };
    await wait(100);
  }
  throw new Error(`the job ${id} did not end`);
}

/** A portfolio of two rows, one of which cannot be read. */
async function portfolioDone(asking: Asking): Promise<Arranged> {
  const file =
    'property_id,lat,lon,replacement_value_usd\nsf-1,37.7749,-122.4194,900000\nsf-2,95,0,1\n';
  const { job_id: id } = await post(asking, PORTFOLIOS, file, 'text/csv');
  return done(asking, PORTFOLIOS, String(id));
}

const OWN_PLACE = { q: 'Lyon', name: 'Home', level: 'Moderate' };

async function ownPlace(asking: Asking, person: Person | undefined): Promise<Arranged> {
  const { headers } = person ?? (await newPerson(asking));
  const text = await sendForm(
    asking,
    { headers },
    { path: '/api/v1/alerts/location', fields: OWN_PLACE },
  );
  const { location } = z
    .object({ location: z.object({ location_id: z.int() }) })
    .parse(JSON.parse(text));
  return { location_id: location.location_id };
}

/** A further key of who asks; the administrator's account is the first. */
async function ownKey({ services }: Asking, person: Person | undefined): Promise<Arranged> {
  return { key_id: (await services.keys.issue(person?.id ?? 1, 'account')).keyId };
}

/** The code that an authenticator shows, which the person has just set up. */
async function firstCode(asking: Asking, person: Person | undefined): Promise<Arranged> {
  const { headers } = person ?? (await newPerson(asking));
  const page = await sendForm(
    asking,
    { headers },
    { path: '/account/security/enroll', fields: {} },
  );
  const secret = />((?:[A-Z2-7]{4} ?){8})</.exec(page)?.[1]?.replaceAll(' ', '') ?? '';
  return { code: codeAt(secret, asking.services.clock.now()) };
}

/** The token of a link that is mailed to somebody. */
const mailed =
  (purpose: 'password-reset' | 'address'): Arrange =>
  async (asking) => {
    const { id: accountId } = await newPerson(asking);
    const { database, clock } = asking.services;
    const token = { accountId, purpose, nowMs: clock.now(), minutes: 15 };
    return { token: await issueToken(database.em(), token) };
  };

async function leaving(asking: Asking): Promise<Arranged> {
  const { id } = await newPerson(asking);
  const { database, clock } = asking.services;
  const { leaveSecret } = await settingsOf(database.em(), id, clock.now());
  return { token: leaveToken(id, leaveSecret) };
}

async function sighted({ services }: Asking): Promise<Arranged> {
  const [row] = await services.database.sql<{ hash: string }>(
    'select hash from remote_id_record limit 1',
  );
  return { record_hash: row?.hash ?? '' };
}

async function scan(asking: Asking): Promise<Arranged> {
  const area = { south: 55, west: 70, north: 57, east: 72, play: 'oil_gas', cell_deg: 0.5 };
  const { job_id: id } = await post(asking, SCANS, area);
  return { job_id: String(id) };
}

const scanDone: Arrange = async (asking) =>
  done(asking, SCANS, String((await scan(asking))['job_id']));

/** What has to be there before an operation can be asked, by its id: members of the question that name it. */
export const ARRANGED: Readonly<Record<string, Arrange>> = {
  account_activate: firstCode,
  account_register: () => Promise.resolve({ email: 'grace@example.org' }),
  account_confirmAddress: mailed('address'),
  account_releaseAddress: mailed('address'),
  account_reset: mailed('password-reset'),
  account_rotate: ownKey,
  admin_ghostRadarLookup: sighted,
  alerts_editLocation: ownPlace,
  alerts_leave: leaving,
  alerts_removeLocation: ownPlace,
  auth_rotateKey: (asking) => ownKey(asking, undefined),
  internal_cancelOgScan: scan,
  internal_ogScanKml: scanDone,
  internal_ogScanStatus: scanDone,
  portfolios_cancelPortfolio: portfolioDone,
  portfolios_portfolio: portfolioDone,
  portfolios_portfolioErrors: portfolioDone,
  portfolios_portfolioMap: portfolioDone,
  portfolios_portfolioResults: portfolioDone,
  predictions_answerDispute: async (asking) => ({ dispute_id: await disputed(asking) }),
  predictions_difference: async (asking) => ({
    prediction_id: await scored(asking, PLACE),
    with: await scored(asking, { ...PLACE, lat: 37.8 }),
  }),
  predictions_dispute: async (asking) => ({ prediction_id: await scored(asking, PLACE) }),
};

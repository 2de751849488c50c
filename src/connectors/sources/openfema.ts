import * as z from 'zod';
import { disasterDeclarations } from '../../../engines/ground/datasets/disasters.ts';
import { ANY_SERIES, connector, service, type Parsed } from '../connector.ts';
import { anyRows, fromCsv, fromJson, list, rowsOf, unavailable } from '../pipeline/reply.ts';
import { loose, newest, withQuery } from '../formats/values.ts';

const PAGE = 1000;
/**
 * Records asked for with few fields leave the others out: what names a declaration is its number, alone or in its string
 * (`DR-4085-NY`). The first version of the set called three of its fields otherwise.
 */
const Row = z
  .object({
    femaDeclarationString: loose.text,
    disasterNumber: loose.number,
    declarationType: loose.text,
    disasterType: loose.text,
    incidentType: loose.text,
    state: loose.text,
    declarationTitle: loose.text,
    title: loose.text,
    declarationDate: loose.time,
    incidentBeginDate: loose.time,
    fipsStateCode: loose.text,
    fipsCountyCode: loose.text,
    designatedArea: loose.text,
    declaredCountyArea: loose.text,
  })
  .transform((row, context) => {
    const [, type, number, state] =
      /^([A-Z]{2})-(\d+)-([A-Z]{2})$/.exec(row.femaDeclarationString ?? '') ?? [];
    const disasterNumber = row.disasterNumber ?? Number(number);
    if (Number.isInteger(disasterNumber))
      return {
        ...row,
        disasterNumber,
        state: row.state ?? state ?? null,
        declarationType: row.declarationType ?? row.disasterType ?? type ?? null,
      };
    context.addIssue({ code: 'custom', message: 'no number' });
    return z.NEVER;
  });
const metadata = z.object({ rundate: loose.time }).nullish();
/** An object with what is known of the answer, or the records alone (`$format=jsona`). */
const Reply = z.union([
  z.object({ metadata, DisasterDeclarationsSummaries: anyRows }),
  anyRows.transform((rows) => ({ metadata: null, DisasterDeclarationsSummaries: rows })),
]);

/** The county code of declarations for the whole state. */
const STATEWIDE = '000';

/** The table (`$format=csv`) has the same names, in an order of its own. */
const CSV_HEADER = /^\uFEFF?("?\w+"?,)*"?(femaDeclarationString|disasterNumber)\b/;

type Declarations = z.output<typeof disasterDeclarations.answer>;

/** Declarations of the state asked for; a reply of other states only is refused. */
function answerOf(
  rows: readonly unknown[],
  { state, rundate }: { state: string; rundate: string | null },
): Parsed<Declarations> {
  const all = rowsOf(rows, Row, (row) => row);
  if (!Array.isArray(all)) return all;
  const own = all.filter(
    (row) => state === ANY_SERIES || row.state === null || row.state === state,
  );
  if (own.length === 0 && all.length > 0)
    return unavailable(
      `the reply holds ${[...new Set(all.map((row) => row.state))].slice(0, 5).join(', ')}, not ${state}`,
    );
  const declarations = own.map(declarationOf);
  return list(
    declarations,
    { declarations, complete: rows.length < PAGE },
    rundate ?? newest(declarations.map(({ declaredOn }) => declaredOn)),
  );
}

const declarationOf = (row: z.output<typeof Row>): Declarations['declarations'][number] => ({
  id:
    row.femaDeclarationString ??
    [row.declarationType ?? 'FEMA', row.disasterNumber, row.state]
      .filter((part) => part !== null)
      .join('-'),
  disasterNumber: row.disasterNumber,
  type: row.declarationType,
  incident: row.incidentType,
  title: row.declarationTitle ?? row.title,
  declaredOn: row.declarationDate,
  beganOn: row.incidentBeginDate,
  stateCode: row.fipsStateCode,
  countyCode: row.fipsCountyCode === STATEWIDE ? null : row.fipsCountyCode,
  isStatewide: row.fipsCountyCode === null ? null : row.fipsCountyCode === STATEWIDE,
  area: row.designatedArea ?? row.declaredCountyArea,
});

/** Federal disaster declarations of the United States since 1953. */
export const openfema = connector({
  id: 'openfema',
  title: 'OpenFEMA disaster declarations',
  category: 'environmental',
  provider: 'Federal Emergency Management Agency',
  home: 'https://www.fema.gov/about/openfema',
  licence: 'US Government work, public domain',
  cadence: '20 min',
  coverage: 'United States',
  key: 'none',
  perMinute: 100,
  baseUrl: 'https://www.fema.gov/api/open',
  attribution:
    "This product uses the FEMA OpenFEMA API, but is not endorsed by FEMA. The Federal Government or FEMA cannot vouch for the data or analyses derived from these data after the data have been retrieved from the Agency's website(s).",
  serves: [
    service({
      dataset: disasterDeclarations,
      keepSeconds: 86_400,
      staleSeconds: 30 * 86_400,
      persistent: true,
      example: { state: 'UT' },
      request: ({ state, since }) => ({
        url: withQuery('/v2/DisasterDeclarationsSummaries', {
          $filter: `state eq '${state}' and declarationDate ge '${since}'`,
          $orderby: 'declarationDate desc',
          $top: PAGE,
        }),
      }),
      parse: (reply, { state }) =>
        CSV_HEADER.test(reply.text)
          ? fromCsv(reply, CSV_HEADER, (rows) => answerOf(rows, { state, rundate: null }))
          : fromJson(reply, Reply, ({ metadata, DisasterDeclarationsSummaries: rows }) =>
              answerOf(rows, { state, rundate: metadata?.rundate ?? null }),
            ),
    }),
  ],
});

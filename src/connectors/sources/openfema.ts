import * as z from 'zod';
import { disasterDeclarations } from '../../../engines/ground/datasets/disasters.ts';
import { connector, service } from '../connector.ts';
import { fromJson, listOf } from '../pipeline/reply.ts';
import { loose, newest, strict, withQuery } from '../formats/values.ts';

const PAGE = 1000;
/** Records asked for with few fields leave the others out: what names a declaration is its number. */
const Row = z.object({
  femaDeclarationString: loose.text,
  disasterNumber: strict.number.pipe(z.int()),
  declarationType: loose.text,
  incidentType: loose.text,
  state: loose.text,
  declarationTitle: loose.text,
  declarationDate: strict.time,
  incidentBeginDate: loose.time,
  fipsStateCode: loose.text,
  fipsCountyCode: loose.text,
  designatedArea: loose.text,
});
const Reply = z.object({
  metadata: z.object({ rundate: loose.time }).optional(),
  DisasterDeclarationsSummaries: z.array(z.unknown()),
});

/** The county code of declarations for the whole state. */
const STATEWIDE = '000';

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
      parse: (reply) =>
        fromJson(reply, Reply, ({ metadata, DisasterDeclarationsSummaries: rows }) =>
          listOf(rows, Row, {
            read: (row) => ({
              id:
                row.femaDeclarationString ??
                [row.declarationType ?? 'FEMA', row.disasterNumber, row.state ?? ''].join('-'),
              disasterNumber: row.disasterNumber,
              type: row.declarationType,
              incident: row.incidentType,
              title: row.declarationTitle,
              declaredOn: row.declarationDate,
              beganOn: row.incidentBeginDate,
              stateCode: row.fipsStateCode,
              countyCode: row.fipsCountyCode === STATEWIDE ? null : row.fipsCountyCode,
              area: row.designatedArea,
            }),
            wrap: (declarations) => ({ declarations, complete: rows.length < PAGE }),
            asOf: (found) => metadata?.rundate ?? newest(found.map(({ declaredOn }) => declaredOn)),
          }),
        ),
    }),
  ],
});

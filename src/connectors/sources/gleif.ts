import * as z from 'zod';
import { legalEntities } from '../../../engines/ground/datasets/entities.ts';
import { ANY_SERIES, connector, service, type RawReply } from '../connector.ts';
import { empty, fromJson, listOf, jsonOf } from '../pipeline/reply.ts';
import { loose, newest, strict, withQuery } from '../formats/values.ts';

const Record = z.object({
  attributes: z.object({
    lei: strict.text,
    entity: z.object({
      legalName: z.object({ name: strict.text }),
      jurisdiction: loose.text,
      category: loose.text,
      status: loose.text,
      headquartersAddress: z
        .object({ city: loose.text, region: loose.text, country: loose.text })
        .nullish(),
    }),
    registration: z.object({
      status: loose.text,
      nextRenewalDate: loose.time,
      lastUpdateDate: loose.time,
    }),
  }),
});
/** An identifier that nobody has, in the words of the service (JSON:API). */
const NoRecord = z.object({ errors: z.array(z.object({ status: z.literal('404') })).min(1) });
const isNoRecord = ({ status, text }: RawReply): boolean =>
  status === 404 && NoRecord.safeParse(jsonOf(text)).success;

const Reply = z.object({
  data: z.union([
    z.array(z.unknown()),
    z.looseObject({ attributes: z.unknown() }).transform((one) => [one as unknown]),
  ]),
});

/** Whether a record is that of the identifier asked for; a name may have many. */
const isAsked = (query: z.output<typeof legalEntities.query>, lei: string): boolean =>
  !('lei' in query) || query.lei === ANY_SERIES || query.lei === lei;

/** Legal entities of the world by identifier or name. */
export const gleif = connector({
  id: 'gleif',
  title: 'GLEIF',
  category: 'entity',
  provider: 'Global Legal Entity Identifier Foundation',
  home: 'https://www.gleif.org',
  licence: 'CC0',
  cadence: '3 times a day',
  coverage: 'world',
  key: 'none',
  perMinute: 60,
  baseUrl: 'https://api.gleif.org/api/v1',
  serves: [
    service({
      dataset: legalEntities,
      keepSeconds: 86_400,
      staleSeconds: 30 * 86_400,
      persistent: true,
      example: { lei: 'HWUPKR0MPOU8FGXBT394' },
      request: (query) =>
        'lei' in query
          ? { url: `/lei-records/${query.lei}` }
          : {
              url: withQuery('/lei-records', {
                'filter[entity.legalName]': query.name,
                'page[size]': query.limit,
              }),
            },
      parse: (reply, query) =>
        isNoRecord(reply)
          ? empty({ entities: [] })
          : fromJson(reply, Reply, (body) =>
              listOf(body.data, Record, {
                read: ({ attributes: { lei, entity, registration } }) =>
                  !isAsked(query, lei)
                    ? undefined
                    : {
                        lei,
                        name: entity.legalName.name,
                        jurisdiction: entity.jurisdiction,
                        category: entity.category,
                        status: entity.status,
                        registrationStatus: registration.status,
                        city: entity.headquartersAddress?.city ?? null,
                        region: entity.headquartersAddress?.region ?? null,
                        country: entity.headquartersAddress?.country ?? null,
                        nextRenewalAt: registration.nextRenewalDate,
                        updatedAt: registration.lastUpdateDate,
                      },
                wrap: (entities) => ({ entities }),
                asOf: (entities) => newest(entities.map(({ updatedAt }) => updatedAt)),
              }),
            ),
    }),
  ],
});

import * as z from 'zod';
import { dataset } from '../../facts.ts';

const parameter = z.object({
  name: z.string(),
  style: z.string().nullable().describe('Where it goes: query, template, header'),
  type: z.string().nullable().describe('Type by XML Schema, such as double, date or boolean'),
  isRequired: z.boolean(),
  default: z.string().nullable().describe('Value taken where the parameter is left out'),
  options: z.array(z.string()).describe('The only values allowed; empty: any of the type'),
  about: z.string().nullable(),
});
export type ServiceParameter = z.output<typeof parameter>;

const method = z.object({
  id: z.string().nullable(),
  verb: z.string().describe('HTTP method'),
  url: z.string(),
  about: z.string().nullable(),
  parameters: z.array(parameter),
  formats: z.array(z.string()).describe('Media types of the answer'),
});
export type ServiceMethod = z.output<typeof method>;

/** What a web service says of itself: its methods with their parameters. Tells which of the optional parameters a data centre supports. */
export const serviceDescription = dataset({
  id: 'service-description',
  title: 'Methods and parameters of a web service',
  query: z.object({
    source: z
      .string()
      .regex(/^[a-z\d-]{2,40}$/)
      .describe('Id of the source whose service it is'),
    service: z.enum(['event', 'station', 'dataselect', 'availability']),
  }),
  answer: z.object({ title: z.string().nullable(), baseUrl: z.string(), methods: z.array(method) }),
  sample: {
    title: 'FDSN event web service',
    baseUrl: 'https://example.org/fdsnws/event/1/',
    methods: [
      {
        id: 'query',
        verb: 'GET',
        url: 'https://example.org/fdsnws/event/1/query',
        about: 'Events found',
        parameters: [
          {
            name: 'format',
            style: 'query',
            type: 'string',
            isRequired: false,
            default: 'xml',
            options: ['xml', 'text'],
            about: 'Format of the answer',
          },
          {
            name: 'minmagnitude',
            style: 'query',
            type: 'double',
            isRequired: false,
            default: null,
            options: [],
            about: null,
          },
        ],
        formats: ['application/xml', 'text/plain'],
      },
    ],
  },
});

/** The codes by which an earthquake service can be asked for one network's catalogue or contribution. Retired and mistaken codes are in the list as well. */
export const quakeCatalogues = dataset({
  id: 'quake-catalogues',
  title: 'Catalogues and contributors of an earthquake service',
  query: z.object({ of: z.enum(['catalogs', 'contributors']).default('catalogs') }),
  answer: z.object({ codes: z.array(z.object({ code: z.string() })) }),
  sample: { codes: [{ code: 'us' }, { code: 'ci' }] },
});

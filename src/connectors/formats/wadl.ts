import * as z from 'zod';
import {
  serviceDescription,
  type ServiceMethod,
  type ServiceParameter,
} from '../../../engines/ground/datasets/serviceDescriptions.ts';
import { service, type Parsed, type RawReply, type Service } from '../connector.ts';
import { data, fromXml, unavailable } from '../pipeline/reply.ts';
import { loose, strict, textOf } from './values.ts';
import { elementText, many } from './xml.ts';

const docs = many(z.unknown());
const Doc = z.object({ '@title': z.string() });

const Option = z.object({ '@value': z.string() });
const Parameter = z.object({
  '@name': strict.text,
  '@style': loose.text,
  '@type': loose.text,
  '@required': loose.text,
  '@default': loose.text,
  option: many(Option),
  doc: docs,
});
const Response = z.object({ representation: many(z.object({ '@mediaType': loose.text })) });
/** A response or a request without content comes as text. */
const Request = z.object({ param: many(Parameter) }).catch({ param: [] });
const Method = z.object({
  '@id': loose.text,
  '@name': strict.text,
  request: Request.optional(),
  response: many(Response.catch({ representation: [] })),
  doc: docs,
});
const Resource = z.object({
  '@path': z.string().default(''),
  param: many(Parameter),
  method: many(z.unknown()),
  resource: many(z.unknown()),
});
const Resources = z.object({
  '@base': strict.text,
  method: many(z.unknown()),
  resource: many(z.unknown()),
});
const Application = z.object({ application: z.object({ doc: docs, resources: many(Resources) }) });

/** Resources lie in one another two or three deep; more is not followed. */
const DEEPEST = 8;

/** What an element says of itself: the title where there is one, else its text. */
function about(elements: readonly unknown[]): string | null {
  const [first] = elements;
  return (
    textOf(Doc.safeParse(first).data?.['@title'])?.replaceAll(/\s+/g, ' ') ??
    elementText(first) ??
    null
  );
}

function parameterOf(param: z.output<typeof Parameter>): ServiceParameter {
  return {
    name: param['@name'],
    style: param['@style'],
    type: param['@type']?.replace(/^\w+:/, '') ?? null,
    isRequired: param['@required'] === 'true' || param['@required'] === '1',
    default: param['@default'],
    options: param.option.map((option) => option['@value']),
    about: about(param.doc),
  };
}

function methodOf(
  raw: unknown,
  url: string,
  inherited: readonly ServiceParameter[],
): ServiceMethod[] {
  const { data: method } = Method.safeParse(raw);
  if (method === undefined) return [];
  const formats = method.response.flatMap(({ representation }) =>
    representation.flatMap((each) => each['@mediaType'] ?? []),
  );
  return [
    {
      id: method['@id'],
      verb: method['@name'],
      url,
      about: about(method.doc),
      parameters: [...inherited, ...(method.request?.param ?? []).map(parameterOf)],
      formats: [...new Set(formats)],
    },
  ];
}

/** The methods of a resource and of those in it; parameters of a resource count for all of them. */
function methodsOf(
  raw: unknown,
  above: string,
  inherited: readonly ServiceParameter[],
  depth: number,
): ServiceMethod[] {
  const { data: resource } = Resource.safeParse(raw);
  if (resource === undefined || depth > DEEPEST) return [];
  const url = joined(above, resource['@path']);
  const parameters = [...inherited, ...resource.param.map(parameterOf)];
  return [
    ...resource.method.flatMap((method) => methodOf(method, url, parameters)),
    ...resource.resource.flatMap((inner) => methodsOf(inner, url, parameters, depth + 1)),
  ];
}

/** A path below an address: one slash between them; a path of nothing or of a slash is the address itself. */
function joined(base: string, path: string): string {
  const below = path.trim().replaceAll(/^\/+|\/+$/g, '');
  return below === '' ? base : `${base.replace(/\/+$/, '')}/${below}`;
}

/** Reads a WADL 2009 document. */
function fromWadl(reply: RawReply): Parsed<z.output<typeof serviceDescription.answer>> {
  return fromXml(reply, (document) => {
    const { data: found } = Application.safeParse(document);
    const [resources] = found?.application.resources ?? [];
    if (found === undefined || resources === undefined)
      return unavailable('the reply does not describe a web service');
    const baseUrl = resources['@base'];
    const methods = [
      ...resources.method.flatMap((method) => methodOf(method, baseUrl, [])),
      ...resources.resource.flatMap((resource) => methodsOf(resource, baseUrl, [], 1)),
    ];
    if (methods.length === 0) return unavailable('the description names no method');
    return data({ title: about(found.application.doc), baseUrl, methods }, null);
  });
}

const A_DAY_S = 86_400;

/**
 * The description of a source's web service. FDSN services have theirs at `application.wadl` beside `query`.
 * @param parts.source id of the connector that serves it; questions about other sources are left to them
 * @param parts.path path of the document below the source's base URL, or its whole address on one of the source's hosts
 */
export function wadlService(parts: {
  readonly source: string;
  readonly service: z.output<typeof serviceDescription.query>['service'];
  readonly path: string;
}): Service {
  const asked = { source: parts.source, service: parts.service };
  return service({
    dataset: serviceDescription,
    keepSeconds: A_DAY_S,
    staleSeconds: 30 * A_DAY_S,
    persistent: true,
    example: asked,
    request: (query) =>
      query.source === asked.source && query.service === asked.service
        ? { url: parts.path }
        : undefined,
    parse: fromWadl,
  });
}

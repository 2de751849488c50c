import * as z from 'zod';
import type { eventQuery } from '../../../engines/ground/datasets/eventProducts.ts';
import type { Dataset } from '../../../engines/facts.ts';
import {
  service,
  type Parsed,
  type RawReply,
  type Service,
  type SourceRequest,
} from '../connector.ts';
import { empty, jsonOf, unavailable, isUnknownEvent } from '../pipeline/reply.ts';
import { loose, withQuery } from './values.ts';

const Product = z.object({
  preferredWeight: loose.number,
  contents: z.record(z.string(), z.object({ url: z.string() }).optional().catch(undefined)),
});
const Detail = z.object({
  properties: z.object({ products: z.record(z.string(), z.array(z.unknown())) }),
});

const HOST = 'https://earthquake.usgs.gov/';

/** The reply that names an event's products, or undefined where it is something else, such as a file of a product. */
function detailOf(reply: RawReply): z.output<typeof Detail> | undefined {
  if (reply.status !== 200 || !/^\s*\{/.test(reply.text)) return undefined;
  return Detail.safeParse(jsonOf(reply.text)).data;
}

/** Address of a file in the preferred product of a kind; null where there is no such file, undefined where what names it cannot be read. */
function addressOf(
  { properties }: z.output<typeof Detail>,
  kind: string,
  path: string,
): string | null | undefined {
  const listed = properties.products[kind] ?? [];
  const products = listed.flatMap((raw) => Product.safeParse(raw).data ?? []);
  const [best] = products.toSorted((a, b) => (b.preferredWeight ?? 0) - (a.preferredWeight ?? 0));
  if (best === undefined) return listed.length === 0 ? null : undefined;
  if (!Object.hasOwn(best.contents, path)) return null;
  const url = best.contents[path]?.url;
  return url?.startsWith(HOST) === true ? url : undefined;
}

/**
 * A dataset that lies in a file of one of an event's products. The catalogue names the file, which is then fetched;
 * an event without the product, or without the file in it, is an answer.
 */
export function productService<A extends z.ZodType>(parts: {
  readonly dataset: Dataset<typeof eventQuery, A>;
  readonly product: 'shakemap' | 'losspager';
  readonly path: string;
  readonly none: z.output<A>;
  readonly maxBytes?: number;
  readonly read: (reply: RawReply) => Parsed<z.output<A>>;
}): Service {
  const { dataset, product, path, none, maxBytes, read } = parts;
  const follow = (reply: RawReply): SourceRequest | undefined => {
    const detail = detailOf(reply);
    const url = detail === undefined ? undefined : addressOf(detail, product, path);
    return typeof url === 'string' ? { url } : undefined;
  };
  return service({
    dataset,
    keepSeconds: 3600,
    staleSeconds: 30 * 86_400,
    timeoutMs: 30_000,
    ...(maxBytes === undefined ? {} : { maxBytes }),
    request: ({ eventId }) => ({
      url: withQuery('/fdsnws/event/1/query', { format: 'geojson', eventid: eventId }),
    }),
    follow,
    parse(reply) {
      // The catalogue answers so for an event it does not know; a file that is gone was replaced and says nothing about the event.
      if (isUnknownEvent(reply) && reply.url.includes('/fdsnws/')) return empty(none);
      const detail = detailOf(reply);
      if (detail === undefined) return read(reply);
      const url = addressOf(detail, product, path);
      if (url === null) return empty(none);
      return unavailable(
        url === undefined
          ? `the reply lists a ${product} of which the file ${path} cannot be fetched`
          : `the reply names the file ${path} but is not the file`,
      );
    },
  });
}

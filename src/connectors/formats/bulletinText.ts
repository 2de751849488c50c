import * as z from 'zod';
import type { RawReply } from '../connector.ts';

const Product = z.object({ productText: z.string() });
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&#39;': "'",
  '&quot;': '"',
};

/** A reply as the text of its bulletin: as it stands, in the `<pre>` of a page, or as the `productText` of the weather service's interface. Lines end with `\n`. */
export function bulletinOf(reply: RawReply): RawReply {
  const text = productText(reply.text) ?? preformatted(reply.text) ?? reply.text;
  return { ...reply, text: text.replaceAll(/\r+\n?/g, '\n') };
}

function productText(text: string): string | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    return Product.safeParse(JSON.parse(text)).data?.productText;
  } catch {
    return undefined;
  }
}

function preformatted(text: string): string | undefined {
  const open = /<pre[^<>]*>/i.exec(text);
  if (open === null) return undefined;
  const inside = text.slice(open.index + open[0].length).replace(/<\/pre>[\s\S]*$/i, '');
  return inside
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(?:amp|lt|gt|nbsp|#39|quot);/g, (entity) => ENTITIES[entity] ?? entity);
}

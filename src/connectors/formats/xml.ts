import * as z from 'zod';
import { textOf } from './values.ts';

/** An element that may occur never, once or often: always a list. */
export const many = <T extends z.ZodType>(one: T) =>
  z
    .union([z.array(one), one.transform((value) => [value])])
    .optional()
    .transform((values) => values ?? []);

const Element = z.object({ '#text': z.unknown() });

/** The text of an element, be it with attributes or without; undefined where it says nothing. */
export function elementText(element: unknown): string | undefined {
  const { data: found } = Element.safeParse(element);
  return textOf(found === undefined ? element : found['#text'])?.replaceAll(/\s+/g, ' ');
}

import { h, type ComponentChild } from 'preact';
import { marked } from './marked.ts';

/** A publication by its DOI or address as a link; any other text as it is. */
export function linked(text: string): ComponentChild {
  if (text.startsWith('doi:'))
    return h('a', { href: `https://doi.org/${text.slice(4)}`, rel: 'noreferrer' }, text);
  return /^https?:\/\//.test(text) ? h('a', { href: text, rel: 'noreferrer' }, text) : marked(text);
}

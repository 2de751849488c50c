import { h, type ComponentChild } from 'preact';

/** A text in which what stands between backticks is code. */
export function marked(text: string): ComponentChild {
  return text.split('`').map((part, i) => (i % 2 === 1 ? h('code', null, part) : part));
}

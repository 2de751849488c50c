import { h, type ComponentChild, type ComponentChildren } from 'preact';

/** A coloured box: something was done, must be known, or went wrong. Trouble is read out at once. */
export function notice(
  kind: 'info' | 'good' | 'warning' | 'bad',
  title: string,
  text?: ComponentChildren,
): ComponentChild {
  return h('div', { class: `notice ${kind}`, role: kind === 'bad' ? 'alert' : 'status' }, [
    h('strong', null, title),
    text === undefined ? null : h('div', null, text),
  ]);
}

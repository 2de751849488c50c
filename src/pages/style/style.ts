import { createHash } from 'node:crypto';
import { BASE } from './base.ts';
import { CONTROLS } from './controls.ts';
import { FIGURES } from './figures.ts';

/** The one style sheet of every page, on screen and on paper. */
export const STYLE = [BASE, CONTROLS, FIGURES].join('').trim();

/** Its fingerprint as a policy names it, so that a page may also carry it inline. */
export const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

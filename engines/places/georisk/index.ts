import { components } from './components.ts';
import { georiskVertical } from './georiskVertical.ts';

/** POST /api/v1/georisk/score */
export const score = georiskVertical(components);

export { score } from './score.ts';

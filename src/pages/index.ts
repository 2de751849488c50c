/**
 * The page kit: everything a page of this service is made of, rendered on the server with preact's `h`.
 *
 * A page is an operation with `writes: 'html'` whose `run` returns `page({ title, body, nav })`; the REST surface adds
 * `PAGE_HEADERS`. What takes a form and answers JSON too has `reads: 'form'`, `formats: { html }` and `refused`, which gets the
 * errors by field and what was typed and returns the page again, with `form({ fields, values: typed, errors })`. Throw
 * `ValidationFailure` with `loc: ['body', field]`, or `ApiError`, and it arrives there.
 *
 * - `page`: the document. `tabs` and `nav` are links, `selfContained` carries the style inside, `width` narrow, normal, wide.
 * - `form`, `notice`, `chip`, `table` (sorted by the query: pass `sort` from the input and `sortHref`), `figures`, `words`, `moment`.
 * - `linePlot`, `depthPlot`, `barPlot`, `columnPlot`, `reliabilityPlot`: SVG that keeps its colours without the style sheet.
 * - `mapFigure`: points, circles and areas on our own coastline; add `ASSETS.map.href` to `scripts` to let it be enlarged.
 * - Classes of the style sheet that stand alone: `lead muted card cards split actions button quiet danger figure-number head badge`.
 *
 * No inline style or script: the policy forbids both. A page is complete without script.
 */
export { h, type ComponentChild, type ComponentChildren } from 'preact';
export { ASSETS } from './assets.ts';
export { chip, type Tone } from './chip.ts';
export { form, type Field, type FormParts, type Typed } from './form.ts';
export { mapFigure, type MapArea, type MapPoint } from './map/mapFigure.ts';
export { notice } from './notice.ts';
export { figures, moment, words } from './numbers.ts';
export { page, type Link, type PageParts } from './page.ts';
export { barPlot, columnPlot, type Bar } from './plots/barPlot.ts';
export { depthPlot } from './plots/depthPlot.ts';
export { linePlot, type Series } from './plots/linePlot.ts';
export { reliabilityPlot, type ReliabilityBin } from './plots/reliabilityPlot.ts';
export { table, type Column } from './table.ts';

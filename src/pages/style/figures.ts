/** Plots, maps, badges, paper. */
export const FIGURES = `
figure { margin: .6rem 0 1.2rem; } figcaption { color: var(--soft); font-size: .9rem; } figure svg { display: block; width: 100%; height: auto; } figure.plot svg { max-width: 46rem; }
svg text { font: 13px system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; fill: var(--ink); } svg text.s { font-size: 11.5px; fill: var(--soft); }
.grid { stroke: var(--line); } .frame { fill: none; stroke: var(--faint); } .whisker { stroke: var(--ink); stroke-width: 1.4; } .mark { stroke: var(--critical); stroke-dasharray: 4 4; } .ideal { stroke: var(--faint); stroke-dasharray: 5 5; }
.band.low, .bar.low { fill: var(--low); } .band.moderate, .bar.moderate { fill: var(--moderate); } .band.high, .bar.high { fill: var(--high); } .band.critical, .bar.critical { fill: var(--critical); } .bar.plain { fill: var(--series-1); } .bar.unknown { fill: var(--unknown); }
.curve { fill: none; stroke-width: 2.2; stroke-linejoin: round; } .curve.one { stroke: var(--series-1); } .curve.two { stroke: var(--series-2); } .curve.three { stroke: var(--series-3); } .curve.four { stroke: var(--series-4); }
.fan { stroke: none; } .fan.one { fill: var(--series-1); } .fan.two { fill: var(--series-2); } .fan.three { fill: var(--series-3); } .fan.four { fill: var(--series-4); } .dot.one { fill: var(--series-1); } .dot.two { fill: var(--series-2); } .dot.three { fill: var(--series-3); } .dot.four { fill: var(--series-4); }
figure.map { position: relative; overflow: hidden; border: 1px solid var(--line); border-radius: 12px; background: var(--sea); } figure.map svg { background: var(--sea); } figure.map figcaption { padding: .5rem .9rem; background: var(--card); border-top: 1px solid var(--line); }
.land { fill: var(--land); stroke: var(--border); stroke-width: .6; } .borders { fill: none; stroke: var(--border); stroke-width: .6; stroke-dasharray: 2 2; } .graticule { fill: none; stroke: var(--line); stroke-width: .5; }
@media screen and (max-width: 600px) { figure.map:not(.live) text.halo { font-size: 28px; stroke-width: 6px; } figure.map:not(.live) text.halo:not([data-from="0.45"], :only-of-type) { display: none; } figure.map:not(.live) .pin { r: 13px; } figure.plot { overflow-x: auto; } figure.plot svg { min-width: 34rem; } }
.area { fill-opacity: .22; stroke-width: 1.3; fill: var(--unknown); stroke: var(--unknown); } .area.low { fill: var(--low); stroke: var(--low); } .area.moderate { fill: var(--moderate); stroke: var(--moderate); } .area.high { fill: var(--high); stroke: var(--high); } .area.critical { fill: var(--critical); stroke: var(--critical); } .area.plain { fill: var(--series-1); stroke: var(--series-1); }
.pin { stroke: var(--card); stroke-width: 1.5; fill: var(--accent); } .pin.low { fill: var(--low); } .pin.moderate { fill: var(--moderate); } .pin.high { fill: var(--high); } .pin.critical { fill: var(--critical); } .pin.unknown { fill: var(--unknown); }
text.halo { paint-order: stroke; stroke: var(--land); stroke-width: 3px; stroke-linejoin: round; }
.zoom { position: absolute; top: .6rem; right: .6rem; display: flex; gap: .3rem; } .zoom button { width: 2.5rem; height: 2.5rem; padding: 0; color: var(--ink); background: var(--card); border-color: var(--line); }
.badge { min-width: 9.5rem; margin: 0; padding: .9rem 1.1rem; border-radius: 12px; text-align: center; color: var(--unknown); background: var(--unknown-tint); } .badge strong { display: block; font-size: 2.7rem; line-height: 1; letter-spacing: -.03em; } .badge span { font-weight: 650; } .badge small { display: block; color: inherit; }
.badge.low { color: var(--low); background: var(--low-tint); } .badge.moderate { color: var(--moderate); background: var(--moderate-tint); } .badge.high { color: var(--high); background: var(--high-tint); } .badge.critical { color: var(--critical); background: var(--critical-tint); }
.head { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 1.6rem; align-items: start; } .head ul { margin: 0; padding: 0; list-style: none; color: var(--soft); } .tier { margin: 0; color: var(--soft); font-size: .82rem; letter-spacing: .07em; text-transform: uppercase; }
@media (max-width: 44rem) { .head { grid-template-columns: minmax(0, 1fr); } }
@page { size: A4; margin: 14mm 13mm; }
@media print {
  td > ul { min-width: 0; }
  :root { color-scheme: light; --ink: #14212b; --soft: #516270; --faint: #8594a1; --line: #d9e1e7; --back: #fff; --tint: #f0f4f7; --card: #fff; --accent: #0b5a86; --accent-tint: #e2eff6; --sea: #e6eff5; --land: #fbfaf6; --border: #c4ccd2; --low: #226941; --moderate: #6f5500; --high: #96420a; --critical: #9f241d; --unknown: #5c6b78; --low-tint: #dcefe4; --moderate-tint: #f7ebc4; --high-tint: #fbe1cd; --critical-tint: #f7d9d6; --unknown-tint: #e6ebef; --series-1: #0b5a86; --series-2: #b4530f; --series-3: #2f7f52; --series-4: #6a4c93; --shadow: none; }
  html { print-color-adjust: exact; -webkit-print-color-adjust: exact; } body { font-size: 10.5pt; } .top, .bottom, .zoom, .actions, .tabs, .skip { display: none; } main { max-width: none; padding: 0; }
  h2, h3 { break-after: avoid; } tr, svg, .head, .card, figure { break-inside: avoid; } thead { display: table-header-group; } table { font-size: 8.5pt; } td a[href^="http"]::after { content: " " attr(href); overflow-wrap: anywhere; } .scroll { overflow: visible; }
}
`;

/** Colours by name, light and dark; headings, text, tables, layout. */
export const BASE = `
:root {
  color-scheme: light dark;
  --ink: #14212b; --soft: #516270; --faint: #8594a1; --line: #d9e1e7; --back: #fbfcfd; --tint: #f0f4f7; --card: #fff;
  --accent: #0b5a86; --on-accent: #fff; --accent-tint: #e2eff6; --sea: #e6eff5; --land: #fbfaf6; --border: #c4ccd2;
  --low: #226941; --moderate: #6f5500; --high: #96420a; --critical: #9f241d; --unknown: #5c6b78;
  --low-tint: #dcefe4; --moderate-tint: #f7ebc4; --high-tint: #fbe1cd; --critical-tint: #f7d9d6; --unknown-tint: #e6ebef;
  --series-1: #0b5a86; --series-2: #b4530f; --series-3: #2f7f52; --series-4: #6a4c93;
  --shadow: 0 1px 2px rgb(20 33 43 / .06), 0 4px 16px rgb(20 33 43 / .05);
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #e8eef3; --soft: #a9bac8; --faint: #7d8f9d; --line: #2b3945; --back: #0e151b; --tint: #17212a; --card: #141d25;
    --accent: #74c4ee; --on-accent: #06202f; --accent-tint: #10303f; --sea: #12202b; --land: #22303a; --border: #43535f;
    --low: #6fcf97; --moderate: #e5c04d; --high: #f39a5b; --critical: #f5857c; --unknown: #a9bac8;
    --low-tint: #173526; --moderate-tint: #3a300c; --high-tint: #40240f; --critical-tint: #441a17; --unknown-tint: #243039;
    --series-1: #74c4ee; --series-2: #f39a5b; --series-3: #6fcf97; --series-4: #bda4e6; --shadow: none;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; color: var(--ink); background: var(--back); }
a { color: var(--accent); text-underline-offset: .15em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
.skip { position: absolute; left: -100rem; }
.skip:focus { left: 1rem; top: .5rem; z-index: 9; padding: .5rem 1rem; background: var(--card); }
.top { display: flex; flex-wrap: wrap; gap: .4rem 1.8rem; align-items: center; padding: .75rem 1.5rem; background: var(--card); border-bottom: 1px solid var(--line); }
.brand { display: inline-flex; gap: .6rem; align-items: center; font-weight: 700; color: var(--ink); text-decoration: none; letter-spacing: -.01em; }
.brand svg { width: 1.6rem; height: 1.6rem; flex: none; }
.top nav, .tabs { display: flex; flex-wrap: wrap; gap: .2rem .3rem; }
.top nav a, .tabs a { padding: .3rem .7rem; border-radius: 999px; color: var(--soft); text-decoration: none; font-size: .94rem; }
.top nav a:hover, .tabs a:hover { color: var(--ink); background: var(--tint); }
.top nav [aria-current], .tabs [aria-current] { color: var(--accent); background: var(--accent-tint); font-weight: 600; }
.tabs { margin: 0 0 1.4rem; padding-bottom: .7rem; border-bottom: 1px solid var(--line); }
main { max-width: 68rem; margin: 0 auto; padding: 2rem 1.5rem 4rem; }
main.narrow { max-width: 34rem; } main.wide { max-width: 92rem; }
.bottom { max-width: 68rem; margin: 0 auto; padding: 1.2rem 1.5rem 2.5rem; color: var(--soft); font-size: .86rem; border-top: 1px solid var(--line); }
h1 { margin: .1rem 0 .6rem; font-size: clamp(1.55rem, 1.2rem + 1.6vw, 2.1rem); line-height: 1.2; letter-spacing: -.02em; text-wrap: balance; }
h2 { margin: 2.2rem 0 .6rem; font-size: 1.25rem; line-height: 1.3; letter-spacing: -.01em; } h3 { margin: 1.4rem 0 .35rem; font-size: 1.02rem; }
h1, h2, h3, p, li, dd, label, legend { overflow-wrap: anywhere; }
p { margin: .5rem 0 .9rem; } ul, ol { padding-left: 1.25rem; } li { margin: .2rem 0; }
.lead { max-width: 46rem; color: var(--soft); font-size: 1.1rem; } .muted, small, .crumb { color: var(--soft); } small { font-size: .86em; font-weight: 400; }
.card { margin: 1rem 0; padding: 1.1rem 1.3rem; background: var(--card); border: 1px solid var(--line); border-radius: 12px; box-shadow: var(--shadow); }
.card > :first-child { margin-top: 0; } .card > :last-child { margin-bottom: 0; }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); gap: 1rem; } .cards .card { margin: 0; }
.split { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 1.6rem; align-items: start; }
.figure-number { display: block; font-size: 1.9rem; font-weight: 700; line-height: 1.1; letter-spacing: -.02em; font-variant-numeric: tabular-nums; }
dl { margin: .6rem 0; } dt { font-weight: 600; } dd { margin: 0 0 .6rem; }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, "DejaVu Sans Mono", monospace; font-size: .88em; } dd code { overflow-wrap: anywhere; }
pre { overflow: auto; max-height: 36rem; padding: .9rem 1rem; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--tint); border: 1px solid var(--line); border-radius: 8px; }
.scroll { overflow-x: auto; margin: .6rem 0 1.2rem; }
table { width: 100%; border-collapse: collapse; font-size: .93rem; }
caption { padding: .3rem 0; text-align: left; color: var(--soft); font-size: .9rem; }
th, td { padding: .5rem .7rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
th { color: var(--soft); font-weight: 600; white-space: nowrap; } tbody th { color: inherit; white-space: normal; }
th a { color: inherit; text-decoration: none; } th a:hover { color: var(--accent); } th[aria-sort] a { color: var(--accent); }
td > ul { min-width: 17rem; margin: 0; padding-left: 1.1rem; } td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; } td.words { white-space: normal; }
tbody tr:hover { background: var(--tint); }
.chip { display: inline-block; padding: .1rem .55rem; border-radius: 999px; font-size: .78rem; font-weight: 650; letter-spacing: .02em; white-space: nowrap; color: var(--unknown); background: var(--unknown-tint); }
.chip.low { color: var(--low); background: var(--low-tint); } .chip.moderate { color: var(--moderate); background: var(--moderate-tint); }
.chip.high { color: var(--high); background: var(--high-tint); } .chip.critical { color: var(--critical); background: var(--critical-tint); }
.chip.accent { color: var(--accent); background: var(--accent-tint); }
@media (max-width: 50rem) { .split { grid-template-columns: minmax(0, 1fr); } }
@media screen and (max-width: 44rem) {
  .stack thead { position: absolute; left: -100rem; }
  .stack table, .stack caption, .stack tbody, .stack td { display: block; width: auto; } .stack tr { display: flex; flex-wrap: wrap; column-gap: 1.1rem; }
  .stack tr { padding: .6rem 0; border-bottom: 1px solid var(--line); } .stack td { max-width: 100%; padding: .15rem 0; border: 0; text-align: left; }
  .stack td[data-title]::before { content: attr(data-title) " "; margin-right: .3rem; color: var(--soft); font-size: .86em; }
  .stack td:empty { display: none; }
}
@media screen and (max-width: 44rem) { .scroll:not(.stack):not(:has(form)) table { width: max-content; min-width: 100%; } .scroll:not(.stack) td { max-width: 17rem; } .scroll:not(.stack) caption { max-width: calc(100vw - 2rem); } }
@media (max-width: 44rem) { td > ul { min-width: 25rem; } .stack td > ul { min-width: 0; } .top { padding: .7rem 1rem; } .top nav a { padding: .3rem .5rem; } main { padding: 1.3rem 1rem 3rem; } .bottom { padding: 1rem; } }
`;

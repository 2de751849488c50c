/** Style of the report pages, on screen and on paper. */
export const REPORT_STYLE = `:root{color-scheme:light;--ink:#16202a;--soft:#5b6b7a;--line:#d8dfe6;--tint:#f3f6f9;--accent:#0a5c8a;--low:#3f8f5f;--moderate:#c79a1b;--high:#d8702a;--critical:#b3322a}
*{box-sizing:border-box}html{print-color-adjust:exact;-webkit-print-color-adjust:exact}body{margin:0;font:15px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif;color:var(--ink);background:#e9edf1}
main{max-width:56rem;margin:1.5rem auto;padding:2.2rem 2.6rem;background:#fff;border:1px solid var(--line);border-radius:6px}
h1{font-size:1.5rem;line-height:1.25;margin:.1rem 0 1rem}h2{font-size:1.12rem;margin:2rem 0 .5rem;padding-top:.7rem;border-top:2px solid var(--ink)}h3{font-size:.95rem;margin:1.2rem 0 .3rem}
.tier{margin:0;color:var(--soft);font-size:.82rem;letter-spacing:.06em;text-transform:uppercase}.lead{margin:0 0 .5rem}.muted,small{color:var(--soft)}small{font-size:.82em}
.head{display:grid;grid-template-columns:auto 1fr;gap:1.6rem;align-items:start}.head ul{margin:0;padding:0;list-style:none;color:var(--soft);font-size:.9rem}
.badge{margin:0;min-width:9rem;padding:.8rem 1rem;border-radius:8px;color:#fff;text-align:center;background:#6c7a88}.badge strong{display:block;font-size:2.6rem;line-height:1}.badge span{font-weight:600;letter-spacing:.04em}.badge small{display:block;color:#fff}
.badge.low{background:var(--low)}.badge.moderate{background:#a37c0b}.badge.high{background:#c05f1e}.badge.critical{background:var(--critical)}
.chip{display:inline-block;padding:.05rem .45rem;border-radius:4px;font-size:.78rem;font-weight:600;white-space:nowrap;background:#e3e8ed}.chip.low{background:#d7ecdf;color:#1f5c38}.chip.moderate{background:#f6ebc6;color:#6b5100}.chip.high{background:#fadfcc;color:#853d0b}.chip.critical{background:#f4d3d0;color:#7d1c16}
table{border-collapse:collapse;width:100%;margin:.5rem 0 1rem;font-size:.88rem}td,th{text-align:left;vertical-align:top;padding:.38rem .55rem;border-bottom:1px solid var(--line)}th{color:var(--soft);font-weight:600}td.n,th.n{white-space:nowrap;text-align:right;font-variant-numeric:tabular-nums}td{overflow-wrap:anywhere}td:first-child{overflow-wrap:normal}
.deep table{table-layout:fixed}.deep th:nth-child(1){width:15%}.deep th:nth-child(2){width:14%}.deep th:nth-child(3){width:7%}.deep th:nth-child(4){width:26%}.deep th:nth-child(5){width:7%}
svg{display:block;width:100%;max-width:44rem;height:auto;margin:.4rem 0 .6rem}svg text{font:13px system-ui,-apple-system,"Segoe UI",sans-serif;fill:var(--ink)}svg text.s{font-size:11px;fill:var(--soft)}svg text.muted{fill:var(--soft)}
.grid{stroke:#e4e9ee}.frame{fill:none;stroke:#8796a4}.whisker{stroke:#16202a;stroke-width:1.4}.band{opacity:.09}.low.band,.low.bar{fill:var(--low)}.moderate.band,.moderate.bar{fill:var(--moderate)}.high.band,.high.bar{fill:var(--high)}.critical.band,.critical.bar{fill:var(--critical)}.plain.bar{fill:#5f86a3}
.curve{fill:none;stroke:var(--accent);stroke-width:2.2}.curve.second{stroke:#b3322a}.curve.third{stroke:#3f8f5f}.fan{fill:#0a5c8a;opacity:.15}.mark{stroke:#b3322a;stroke-dasharray:4 4}ul{padding-left:1.2rem}
@media (max-width:42rem){main{margin:0;padding:1.2rem;border:0}.head{grid-template-columns:1fr}table{display:block;overflow-x:auto}}
@page{size:A4;margin:14mm 13mm}
@media print{body{background:#fff;font-size:10.5pt}main{max-width:none;margin:0;padding:0;border:0}h2{break-after:avoid}h3{break-after:avoid}tr,svg,.head{break-inside:avoid}thead{display:table-header-group}table{font-size:8.5pt}.chip{font-size:7pt}svg{max-width:40rem}}`;

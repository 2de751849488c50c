/** Style of the documentation. */
export const STYLE = `:root{color-scheme:light dark;--ink:#16202a;--soft:#5b6b7a;--line:#d8dfe6;--back:#fff;--tint:#f3f6f9;--accent:#0a5c8a}
@media (prefers-color-scheme:dark){:root{--ink:#e7edf3;--soft:#9db0c2;--line:#2c3a47;--back:#10171e;--tint:#18222c;--accent:#6fc3f0}}
*{box-sizing:border-box}body{margin:0;font:16px/1.55 system-ui,sans-serif;color:var(--ink);background:var(--back)}
header{display:flex;flex-wrap:wrap;gap:.5rem 2rem;align-items:baseline;padding:.8rem 1.5rem;border-bottom:1px solid var(--line);background:var(--tint)}
.brand{font-weight:700}header nav{display:flex;flex-wrap:wrap;gap:.2rem 1.2rem}a{color:var(--accent);text-decoration:none}a:hover{text-decoration:underline}
main{max-width:66rem;margin:0 auto;padding:1.5rem}h1{font-size:1.7rem;margin:.2rem 0 .6rem}h2{font-size:1.2rem;margin:2rem 0 .6rem}h3{font-size:1rem;margin:1rem 0 .3rem}
.lead{color:var(--soft);font-size:1.05rem}.crumb,.access{color:var(--soft)}small{color:var(--soft);font-weight:400}
table{border-collapse:collapse;width:100%;font-size:.93rem}td,th{text-align:left;vertical-align:top;padding:.45rem .6rem;border-bottom:1px solid var(--line)}
code,pre,textarea,input{font-family:ui-monospace,SFMono-Regular,Menlo,monospace;font-size:.87rem}pre{overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere;max-height:36rem;padding:.8rem;background:var(--tint);border:1px solid var(--line);border-radius:6px}
.verb{display:inline-block;min-width:3.6rem;padding:.05rem .4rem;margin-right:.6rem;border-radius:4px;color:#fff;background:#46627a;font-size:.75rem;font-weight:700;text-align:center}.verb.get{background:#2f7d4f}.verb.post{background:#0a5c8a}.verb.delete{background:#a33a2a}
.groups{display:flex;flex-wrap:wrap;gap:.3rem .9rem}.try label{display:block;margin:.5rem 0;color:var(--soft)}.try input,.try textarea{display:block;width:100%;padding:.5rem;color:inherit;background:var(--back);border:1px solid var(--line);border-radius:6px}
button{padding:.45rem 1.2rem;border:0;border-radius:6px;color:#fff;background:#0a5c8a;font:inherit;cursor:pointer}.answer:empty{display:none}.card{padding:.2rem 1rem 1rem;margin:1rem 0;border:1px solid var(--line);border-radius:8px}dt{font-weight:600}dd{margin:0 0 .5rem}h1,h2,h3,p,dd,li{overflow-wrap:anywhere}
@media (max-width:44rem){header,main{padding-left:1rem;padding-right:1rem}table{display:block;overflow-x:auto}}`;

/** A seismogram on a tile. */
export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#0a5c8a"/><path d="M3 16h6l2-5 3 13 4-19 3 16 2-5h6" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"/></svg>`;

/** Runs the examples on the pages. Keys stay in the page: nothing is stored. */
export const SCRIPT = `for (const box of document.querySelectorAll('.try')) {
  const out = box.querySelector('.answer');
  box.addEventListener('submit', async (event) => {
    event.preventDefault();
    let input;
    try { input = JSON.parse(box.querySelector('textarea').value || '{}'); } catch (error) { out.textContent = 'The input is not JSON: ' + error.message; return; }
    const rest = { ...input };
    let path = box.dataset.path.replace(/\\{(\\w+)\\}/g, (whole, name) => { const value = rest[name]; delete rest[name]; return encodeURIComponent(value ?? ''); });
    const headers = {};
    const key = box.querySelector('input').value.trim();
    if (key) headers['X-API-Key'] = key;
    const init = { method: box.dataset.method, headers };
    if (init.method === 'POST') { headers['Content-Type'] = 'application/json'; init.body = JSON.stringify(rest); }
    else { const query = new URLSearchParams(rest).toString(); if (query) path += '?' + query; }
    out.textContent = '…';
    const start = performance.now();
    try {
      const reply = await fetch(path, init);
      const text = await reply.text();
      let shown = text;
      try { shown = JSON.stringify(JSON.parse(text), null, 2); } catch {}
      out.textContent = reply.status + ' ' + reply.statusText + ' · ' + Math.round(performance.now() - start) + ' ms\\n\\n' + shown;
    } catch (error) { out.textContent = 'No answer: ' + error.message; }
  });
}
`;

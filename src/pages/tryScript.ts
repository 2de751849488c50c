/** Runs the examples on the pages of the documentation. Keys stay in the page: nothing is stored. */
export const TRY_SCRIPT = `for (const box of document.querySelectorAll('.try')) {
  const out = box.querySelector('.answer');
  const button = box.querySelector('button');
  button.disabled = false;
  box.querySelector('input').addEventListener('keydown', (event) => { if (event.key === 'Enter') { event.preventDefault(); button.click(); } });
  button.addEventListener('click', async () => {
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

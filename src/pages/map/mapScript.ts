/** Lets every map on a page be enlarged, moved and set back, by buttons, wheel, drag and arrow keys. */
export const MAP_SCRIPT = `for (const figure of document.querySelectorAll('figure.map')) {
  const svg = figure.querySelector('svg');
  figure.classList.add('live');
  const whole = svg.viewBox.baseVal;
  const home = [whole.x, whole.y, whole.width, whole.height];
  let [x, y, w, h] = home;
  const show = () => {
    w = Math.min(home[2], Math.max(home[2] / 16, w)); h = w * home[3] / home[2];
    x = Math.min(home[2] - w, Math.max(0, x)); y = Math.min(home[3] - h, Math.max(0, y));
    svg.setAttribute('viewBox', [x, y, w, h].join(' '));
    const small = Math.min(2.2, Math.max(1, home[2] / (svg.clientWidth || home[2])));
    const unit = small * w / home[2];
    for (const pin of svg.querySelectorAll('circle.pin')) pin.setAttribute('r', 6 * unit);
    for (const text of svg.querySelectorAll('text.halo')) {
      const [px, py, dx, dy] = text.dataset.at.split(' ').map(Number);
      text.setAttribute('x', px + dx * unit);
      text.setAttribute('y', py + dy * unit);
      text.style.fontSize = 13 * unit + 'px';
      text.style.strokeWidth = 3 * unit + 'px';
      if (text.dataset.from <= 1.01 / unit) text.removeAttribute('display'); else text.setAttribute('display', 'none');
    }
  };
  const zoom = (factor, cx = x + w / 2, cy = y + h / 2) => { x = cx - (cx - x) * factor; y = cy - (cy - y) * factor; w *= factor; show(); };
  const bar = document.createElement('div');
  bar.className = 'zoom';
  for (const [text, label, act] of [['+', 'Enlarge', () => zoom(0.6)], ['−', 'Reduce', () => zoom(1 / 0.6)], ['⌂', 'Whole map', () => { [x, y, w, h] = home; show(); }]]) {
    const button = document.createElement('button');
    button.type = 'button'; button.textContent = text; button.setAttribute('aria-label', label); button.addEventListener('click', act);
    bar.append(button);
  }
  figure.append(bar);
  show();
  const place = (event) => { const box = svg.getBoundingClientRect(); return [x + (event.clientX - box.left) / box.width * w, y + (event.clientY - box.top) / box.height * h]; };
  svg.addEventListener('wheel', (event) => { if (!event.ctrlKey && !event.metaKey) return; event.preventDefault(); zoom(event.deltaY > 0 ? 1.2 : 1 / 1.2, ...place(event)); }, { passive: false });
  let from;
  svg.addEventListener('pointerdown', (event) => { if (w < home[2]) { from = place(event); svg.setPointerCapture(event.pointerId); } });
  svg.addEventListener('pointermove', (event) => { if (!from) return; const at = place(event); x += from[0] - at[0]; y += from[1] - at[1]; show(); });
  svg.addEventListener('pointerup', () => { from = undefined; });
}
`;

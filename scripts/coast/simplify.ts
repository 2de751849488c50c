/**
 * Leaves out vertices as long as none lies farther than the tolerance from what is kept. A ring keeps its farthest vertex too.
 *
 * @param flat  east and north by turns, any unit
 * @source Douglas & Peucker (1973), Cartographica 10, 112-122, doi:10.3138/FM57-6770-U75U-7727
 */
export function simplify(flat: readonly number[], tolerance: number): number[] {
  const last = flat.length / 2 - 1;
  if (last < 2) return [...flat];
  const keep = new Uint8Array(last + 1);
  keep[0] = 1;
  keep[last] = 1;
  const stack: [number, number][] = [[0, last]];
  for (let span = stack.pop(); span; span = stack.pop()) {
    const [a, b] = span;
    const { far, at } = farthest(flat, a, b);
    if (far <= tolerance || at < 0) continue;
    keep[at] = 1;
    stack.push([a, at], [at, b]);
  }
  return flat.filter((_, i) => keep[i >> 1] === 1);
}

function farthest(flat: readonly number[], a: number, b: number): { far: number; at: number } {
  const x0 = flat[a * 2] ?? 0;
  const y0 = flat[a * 2 + 1] ?? 0;
  const dx = (flat[b * 2] ?? 0) - x0;
  const dy = (flat[b * 2 + 1] ?? 0) - y0;
  const length2 = dx * dx + dy * dy;
  let far = 0;
  let at = -1;
  for (let i = a + 1; i < b; i++) {
    const px = (flat[i * 2] ?? 0) - x0;
    const py = (flat[i * 2 + 1] ?? 0) - y0;
    const t = length2 > 0 ? Math.min(1, Math.max(0, (px * dx + py * dy) / length2)) : 0;
    const d = Math.hypot(px - t * dx, py - t * dy);
    if (d > far) [far, at] = [d, i];
  }
  return { far, at };
}

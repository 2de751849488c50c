/** Attributes of an element; numbers are rounded to a tenth of a pixel. */
export type Attributes = Readonly<Record<string, string | number>>;

/** Text made safe inside SVG. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** An element without children, or with the given inner markup. */
export function element(name: string, attributes: Attributes, inner = ''): string {
  const written = Object.entries(attributes)
    .map(
      ([key, value]) =>
        ` ${key}="${typeof value === 'number' ? Math.round(value * 10) / 10 : escaped(value)}"`,
    )
    .join('');
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`;
}

/** A line of text. */
export function label(x: number, y: number, text: string, attributes: Attributes = {}): string {
  return element('text', { x, y, ...attributes }, escaped(text));
}

/** A path through points, x and y in pixels. */
export function pathThrough(points: readonly (readonly [number, number])[], close = false): string {
  const d = points
    .map(
      ([x, y], i) => `${i === 0 ? 'M' : 'L'}${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`,
    )
    .join('');
  return close ? `${d}Z` : d;
}

/** A whole drawing: white ground, a title for people and for screen readers, and a caption line below it. */
export function drawing(
  size: { readonly width: number; readonly height: number },
  heading: { readonly title: string; readonly caption: string },
  inner: string,
): string {
  const { width, height } = size;
  const style =
    'text{font-family:ui-sans-serif,system-ui,"Segoe UI",Helvetica,Arial,sans-serif;font-size:12px;fill:#333}.t{font-size:16px;font-weight:600;fill:#111}.m{fill:#666}.s{font-size:11px}';
  const head =
    element('title', {}, escaped(`${heading.title}. ${heading.caption}`)) +
    element('style', {}, style);
  const back = element('rect', { width, height, fill: '#ffffff' });
  const words =
    label(24, 30, heading.title, { class: 't' }) + label(24, 50, heading.caption, { class: 'm' });
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
    },
    head + back + words + inner,
  );
}

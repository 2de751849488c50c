/** A pin on the paper with the words beside it. */
interface Pin {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** Where words stand beside their pin. */
type Side = 'right' | 'left' | 'above' | 'below';

/** Where the words of a pin stand, and the enlargement from which there is room for them. */
export interface PlacedLabel {
  readonly side: Side;
  readonly from: number;
}

/** Enlargements at which room is looked for; below 1 the paper is small and words are drawn larger on it. */
const LEVELS = [0.45, 1, 2, 4, 8, 16] as const;

/** Size of a letter and a line, and how far words stand from their pin, units of the paper. */
const LETTER = 7.4;
const LINE = 17;
const GAP = 10;
const PIN = 7;

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Gives each pin's words a side and the enlargement from which they cover nothing else; earlier pins go first. */
export function placeLabels(pins: readonly Pin[], width: number): PlacedLabel[] {
  const placed: (PlacedLabel | undefined)[] = pins.map(() => undefined);
  for (const level of LEVELS) {
    const taken: Box[] = pins.flatMap((pin, i) => {
      const side = placed[i]?.side;
      return [dotBox(pin, level), ...(side ? [wordsBox(pin, side, level)] : [])];
    });
    for (const [i, pin] of pins.entries()) {
      if (placed[i]) continue;
      const side = sidesOf(pin, width).find((each) => {
        const box = wordsBox(pin, each, level);
        // Enlarged, the map can be moved; as a whole it cannot.
        const isOnPaper = level > 1 || (box[0] >= 0 && box[2] <= width);
        return isOnPaper && !taken.some((other) => meet(box, other));
      });
      if (side === undefined) continue;
      placed[i] = { side, from: level };
      taken.push(wordsBox(pin, side, level));
    }
  }
  return placed.map((each) => each ?? { side: 'right', from: LEVELS[LEVELS.length - 1] ?? 1 });
}

/** How words of a side are anchored, and how far from the pin, in the size in which the map is drawn as a whole. */
export const ANCHORS: Readonly<
  Record<
    Side,
    { readonly anchor: 'start' | 'end' | 'middle'; readonly dx: number; readonly dy: number }
  >
> = {
  right: { anchor: 'start', dx: GAP, dy: 4 },
  left: { anchor: 'end', dx: -GAP, dy: 4 },
  above: { anchor: 'middle', dx: 0, dy: -12 },
  below: { anchor: 'middle', dx: 0, dy: 21 },
};

function sidesOf({ x }: Pin, width: number): readonly Side[] {
  return x < width - 170 ? ['right', 'left', 'above', 'below'] : ['left', 'above', 'below'];
}

function wordsBox({ x, y, text }: Pin, side: Side, level: number): Box {
  const { anchor, dx, dy } = ANCHORS[side];
  const [wide, half] = [(LETTER * text.length) / level, LINE / level / 2];
  const shift = anchor === 'start' ? 0 : anchor === 'end' ? wide : wide / 2;
  const left = x + dx / level - shift;
  // A line stands on its base: its middle is a little above.
  const middle = y + (dy - 4) / level;
  return [left, middle - half, left + wide, middle + half];
}

function dotBox({ x, y }: Pin, level: number): Box {
  const r = PIN / level;
  return [x - r, y - r, x + r, y + r];
}

function meet(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

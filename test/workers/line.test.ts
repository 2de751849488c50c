import { beforeEach, describe, expect, it } from 'vitest';
import { Line, type Piece } from '../../workers/line.ts';

interface Named extends Piece {
  readonly name: string;
}

let line: Line<Named>;
beforeEach(() => void (line = new Line<Named>()));

/** Lets an asker wait with a request of one task. */
function waits(asker: string, name: string, expectedMs = 100): Named {
  const piece: Named = { name, request: line.enter({ asker, name, size: 1 }, expectedMs) };
  line.wait(piece);
  return piece;
}

/** Serves all that wait on one thread, each for as long as it was expected to need. */
function served(): string[] {
  const names: string[] = [];
  let now = 0;
  for (let piece = line.begin(now); piece; piece = line.begin(now)) {
    names.push(piece.name);
    now += piece.request.expectedMs;
    line.end(piece, now);
    line.leave(piece.request);
  }
  return names;
}

describe('the line before the threads', () => {
  it('serves those of one asker in their order, and askers in turn', () => {
    for (const name of ['a1', 'a2', 'a3', 'a4']) waits('a', name);
    for (const name of ['b1', 'b2']) waits('b', name);
    expect(served()).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('gives askers the same time, not the same number', () => {
    for (const name of ['A1', 'A2']) waits('a', name, 400);
    for (const name of ['b1', 'b2', 'b3', 'b4', 'b5']) waits('b', name, 100);
    expect(served()).toEqual(['A1', 'b1', 'b2', 'b3', 'b4', 'A2', 'b5']);
  });

  it('charges what a task took, whatever was expected', () => {
    const [first] = ['a1', 'a2'].map((name) => waits('a', name, 10));
    for (const name of ['b1', 'b2']) waits('b', name, 100);
    expect(line.begin(0)).toBe(first);
    if (first) line.end(first, 500);
    expect(served()).toEqual(['b1', 'b2', 'a2']);
  });

  it('does not pay an asker for the time it was away', () => {
    const early = waits('a', 'a1');
    line.begin(0);
    line.end(early, 100);
    line.leave(early.request);
    for (let i = 0; i < 20; i++) waits('b', `b${i}`);
    for (let i = 0; i < 10; i++) {
      const piece = line.begin(100 * i);
      if (piece) line.end(piece, 100 * (i + 1));
    }
    for (const name of ['a2', 'a3', 'a4']) waits('a', name);
    // Twenty of b were paid for: a has not gathered ten turns meanwhile.
    expect(served().slice(0, 5)).toEqual(['a2', 'b10', 'a3', 'b11', 'a4']);
  });

  it('tells what is ahead: what runs, what is its own, and of others what comes first', () => {
    for (let i = 0; i < 10; i++) waits('a', `a${i}`);
    expect(line.aheadMs({ asker: 'a', name: 'x', size: 1 }, 0)).toBe(1_000);
    // Whoever is new waits for no more than one turn of each.
    expect(line.aheadMs({ asker: 'b', name: 'x', size: 1 }, 0)).toBe(0);
    line.begin(0);
    expect(line.aheadMs({ asker: 'b', name: 'x', size: 1 }, 0)).toBe(100);
    expect(line.aheadMs({ asker: 'b', name: 'x', size: 1 }, 60)).toBe(40);
    waits('b', 'b1', 300);
    // Its own 300, what runs, and two of the others: they come before it in turn, beside the one that runs.
    expect(line.aheadMs({ asker: 'b', name: 'x', size: 1 }, 60)).toBe(540);
  });

  it('counts a request of several tasks by what is left of it', () => {
    const request = line.enter({ asker: 'a', name: 'list', size: 4 }, 400);
    const pieces = [1, 2].map((i): Named => ({ name: `part ${i}`, request }));
    for (const piece of pieces) line.wait(piece);
    const first = line.begin(0);
    if (first) line.end(first, 100);
    expect(line.aheadMs({ asker: 'a', name: 'x', size: 1 }, 100)).toBe(300);
    line.leave(request);
    expect(line.aheadMs({ asker: 'a', name: 'x', size: 1 }, 100)).toBe(0);
  });

  it('forgets who left', () => {
    const [one, two] = [waits('a', 'a1'), waits('a', 'a2')];
    expect(line.remove(two)).toBe(true);
    expect(line.remove(two)).toBe(false);
    line.leave(two.request);
    expect([line.size, line.waiting, line.requestsOf('a')]).toEqual([1, 1, 1]);
    expect(line.removeAll()).toEqual([one]);
    expect(line.begin(0)).toBeUndefined();
  });
});

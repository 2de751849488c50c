import { describe, expect, it } from 'vitest';
import { Costs } from '../../workers/costs.ts';

describe('what computations cost', () => {
  it('is learned by name and size, each for itself', () => {
    const costs = new Costs();
    for (let i = 0; i < 20; i++) {
      costs.note('batch', 100, 2_000);
      costs.note('batch', 1, 90);
      costs.note('point', 1, 5);
    }
    expect(costs.expectedMs('batch', 100)).toBeCloseTo(2_000);
    expect(costs.expectedMs('batch', 1)).toBeCloseTo(90);
    expect(costs.expectedMs('point', 1)).toBeCloseTo(5);
  });

  it('of a size that was never measured goes by the nearest, in proportion', () => {
    const costs = new Costs();
    costs.note('draws', 1_000_000, 400);
    costs.note('draws', 10, 100);
    expect(costs.expectedMs('draws', 500_000)).toBeCloseTo(200);
    expect(costs.expectedMs('draws', 20)).toBeCloseTo(200);
  });

  it('of a name that was never measured goes by all others', () => {
    const costs = new Costs();
    for (let i = 0; i < 40; i++) costs.note('quick', 1, 10);
    expect(costs.expectedMs('new', 1)).toBeCloseTo(10);
  });

  it('with the start of a thread counts only where nothing better is known', () => {
    const costs = new Costs();
    costs.note('point', 1, 3_000, true);
    expect(costs.expectedMs('point', 1)).toBeCloseTo(3_000);
    for (let i = 0; i < 10; i++) costs.note('point', 1, 10);
    costs.note('point', 1, 3_000, true);
    expect(costs.expectedMs('point', 1)).toBeLessThan(20);
  });

  it('follows the machine, and a first one that was slow is soon forgotten', () => {
    const costs = new Costs();
    costs.note('point', 1, 10_000);
    for (let i = 0; i < 10; i++) costs.note('point', 1, 100);
    expect(costs.expectedMs('point', 1)).toBeLessThan(120);
    for (let i = 0; i < 20; i++) costs.note('point', 1, 800);
    expect(costs.expectedMs('point', 1)).toBeGreaterThan(750);
  });
});

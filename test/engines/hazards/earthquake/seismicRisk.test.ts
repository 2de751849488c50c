import { describe, expect, it } from 'vitest';
import {
  disaggregation,
  hazardCurve,
  predict,
  seismicRisk,
} from '../../../../engines/hazards/earthquake/index.ts';
import { earthquakeComponent } from '../../../../engines/hazards/earthquake/component.ts';
import type { Need, NeedTree } from '../../../../engines/facts.ts';
import { seismicHazard } from '../../../../engines/ground/datasets/tectonics.ts';
import { atlas } from '../../../../src/atlas/index.ts';
import { roundReply } from '../../../../src/core/round.ts';

const moment = { ms: 0, iso: '1970-01-01T00:00:00.000Z' };

/** Facts from the embedded tables alone. */
function embeddedFacts(needs: NeedTree): never {
  return Object.fromEntries(
    Object.entries(needs).map(([name, node]) => [name, factOf(node as Need)]),
  ) as never;
}

function factOf({ dataset, query }: Need) {
  const table = atlas.find(
    (one) => one.dataset.id === dataset.id && dataset.id !== 'seismic-hazard',
  );
  const answer: unknown = table?.answer(dataset.query.parse(query));
  if (typeof answer !== 'object' || answer === null || 'missing' in answer)
    return { missing: 'no table', source: dataset.id };
  return { value: answer, source: table?.id ?? '', asOf: '', retrievedAt: '', status: 'embedded' };
}

function risk(lat: number, lon: number, more: object = {}) {
  const input = seismicRisk.input.parse({ lat, lon, ...more });
  const facts = embeddedFacts(seismicRisk.needs(input));
  return { input, facts, reply: seismicRisk.assess(input, facts, moment) };
}

describe('seismic risk', () => {
  it('orders cities as every published map does', () => {
    const pga = (lat: number, lon: number) => {
      const input = hazardCurve.input.parse({ lat, lon, vs30_mps: 760 });
      return (
        hazardCurve.assess(input, embeddedFacts(hazardCurve.needs(input)), moment).return_periods[0]
          ?.mean ?? NaN
      );
    };
    const [tokyo, istanbul, memphis, london] = [
      pga(35.68, 139.69),
      pga(41.01, 28.97),
      pga(35.15, -90.05),
      pga(51.5, -0.12),
    ];
    expect(tokyo).toBeGreaterThan(istanbul);
    expect(istanbul).toBeGreaterThan(memphis);
    expect(memphis).toBeGreaterThan(london);
    // BGS (Mosca et al. 2022): 0.01 to 0.03 g at 475 years in London on rock; ESHM20 for Istanbul 0.25 to 0.45 g.
    expect(london).toBeLessThan(0.04);
    expect(istanbul).toBeGreaterThan(0.2);
    expect(istanbul).toBeLessThan(0.55);
  });

  it('has fractiles in order and motions that rise with return period', () => {
    const { reply } = risk(51.5, -0.12);
    let last = 0;
    for (const { measures } of reply.hazard?.return_periods ?? []) {
      for (const { p05, p16, p50, p84, p95 } of measures)
        expect([p05, p16, p50, p84, p95]).toEqual(
          [p05, p16, p50, p84, p95].toSorted((a, b) => (a ?? 0) - (b ?? 0)),
        );
      expect(measures[0]?.mean ?? NaN).toBeGreaterThan(last);
      last = measures[0]?.mean ?? NaN;
    }
  });

  it('shakes harder on soft ground at 1 s, and liquefies more', () => {
    const soft = risk(35.15, -90.05, { vs30_mps: 180 }).reply;
    const rock = risk(35.15, -90.05, { vs30_mps: 900 }).reply;
    const at1s = (reply: typeof soft) =>
      reply.hazard?.return_periods[0]?.measures.find(({ period_s }) => period_s === 1)?.mean ?? NaN;
    expect(at1s(soft)).toBeGreaterThan(1.5 * at1s(rock));
    expect(soft.liquefaction?.models[0]?.probability_475yr ?? NaN).toBeGreaterThan(0.1);
    expect(
      rock.liquefaction?.models.every(
        ({ model, probability_475yr }) => model === 'zhu_2015' || probability_475yr === 0,
      ),
    ).toBe(true);
    // Hazus 4.2 SP3, table 4-13: the softest class settles 12 inch where it liquefies.
    expect(soft.liquefaction?.settlement_475yr_m ?? NaN).toBeGreaterThan(0);
    expect(soft.liquefaction?.settlement_2475yr_m ?? NaN).toBeLessThanOrEqual(12 * 0.0254);
    expect(rock.liquefaction?.settlement_2475yr_m).toBe(0);
    expect(rock.site?.asce7_16_class).toBe('B');
  });

  it('answers the composite’s number where the map answers', () => {
    const input = seismicRisk.input.parse({ lat: 35.15, lon: -90.05 });
    const facts = embeddedFacts(seismicRisk.needs(input));
    const withMap = {
      ...(facts as object),
      hazard: {
        value: seismicHazard.sample,
        source: 'map',
        asOf: '',
        retrievedAt: '',
        status: 'embedded',
      },
    } as never;
    const reply = seismicRisk.assess(input, withMap, moment);
    expect(reply.quantity_from).toBe('hazard_map');
    expect(reply.quantity).toEqual(
      earthquakeComponent.assess({ ...input, radiusKm: 200 }, withMap, moment).quantity,
    );
    expect(reply.reconciliation?.component_pga_475yr_g).toBe(reply.quantity?.value);
  });

  it('says why the hazard curve reads another number than the score, where two digits show it', () => {
    const { reply } = risk(35.68, 139.76);
    const two = reply.reconciliation;
    if (!two) throw new Error('nothing to reconcile');
    const percent = Math.abs(100 * (two.hazard_pga_475yr_g / two.component_pga_475yr_g - 1));
    expect(two.note).toContain(
      percent < 0.5
        ? 'the same as the first'
        : `${percent.toFixed(0)} % ${two.ratio < 1 ? 'below' : 'above'} the first`,
    );
    const isOne =
      two.hazard_pga_475yr_g.toPrecision(2) === two.component_pga_475yr_g.toPrecision(2);
    expect(reply.summary.includes('sums all sources at the very point')).toBe(!isOne);
    expect(reply.summary).toContain(`${two.component_pga_475yr_g.toPrecision(2)} g with 10 %`);
  });

  it('says what it does not know on open water', () => {
    const { reply } = risk(0, -150);
    expect(reply.state).toBe('unknown');
    expect(reply.design).toBeNull();
    expect(reply.liquefaction_reason).toContain('no');
    seismicRisk.output.parse(roundReply(reply));
  });

  it('refuses what the models cannot say, with the range', () => {
    const refused = (result: {
      success: boolean;
      error?: { issues: readonly { message: string }[] };
    }) => result.error?.issues.map(({ message }) => message).join() ?? 'accepted';
    expect(refused(seismicRisk.input.safeParse({ lat: 91, lon: 0 }))).toMatch(/90/);
    expect(refused(seismicRisk.input.safeParse({ lat: 0, lon: 181 }))).toMatch(/180/);
    expect(refused(seismicRisk.input.safeParse({ lat: 0, lon: 0, vs30_mps: 100 }))).toMatch(/150/);
    expect(refused(hazardCurve.input.safeParse({ lat: 0, lon: 0, period_s: 7 }))).toMatch(
      /0\.05 to 5 s/,
    );
    expect(
      refused(disaggregation.input.safeParse({ lat: 0, lon: 0, return_period_years: 1e6 })),
    ).toMatch(/10000/);
    expect(refused(predict.input.safeParse({ lat: 0, lon: 0, radius_km: -1 }))).toMatch(/0/);
  });
});

describe('plots', () => {
  it('draw the curve and the bars, with words that are safe', () => {
    const curveInput = hazardCurve.input.parse({ lat: 37.77, lon: -122.42 });
    const curve = hazardCurve.assess(
      curveInput,
      embeddedFacts(hazardCurve.needs(curveInput)),
      moment,
    );
    const drawn = hazardCurve.svg?.(curveInput, hazardCurve.output.parse(roundReply(curve))) ?? '';
    expect(drawn.startsWith('<svg xmlns')).toBe(true);
    expect(drawn).toContain('2,475 years');
    expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
    const input = disaggregation.input.parse({ lat: 47.6, lon: -122.33, period_s: 1 });
    const reply = disaggregation.assess(input, embeddedFacts(disaggregation.needs(input)), moment);
    expect(reply.cells.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(
      reply.cells_share,
      6,
    );
    expect(reply.sources[0]?.share ?? NaN).toBeGreaterThan(0.05);
    const fault = reply.sources.find(({ id }) => id.startsWith('fault-'));
    expect(fault?.reference).toMatch(/\(\d{4}\)|NSHM/);
    expect(reply.sources.find(({ id }) => id.startsWith('slab-'))?.reference ?? null).toBeNull();
    expect(disaggregation.svg?.(input, disaggregation.output.parse(roundReply(reply)))).not.toMatch(
      /NaN|undefined|Infinity/,
    );
  });

  it('says where the earthquakes behind a hazard lie beyond a model', () => {
    // Zhao et al. (2006) hold to M 8.3; Cascadia breaks in M 9.
    const input = disaggregation.input.parse({
      lat: 44.6,
      lon: -124.06,
      return_period_years: 2475,
    });
    const { warnings } = disaggregation.assess(
      input,
      embeddedFacts(disaggregation.needs(input)),
      moment,
    );
    expect(warnings.join(' ')).toMatch(/magnitude [89](\.\d)? outside 5 to 8\.3 of Zhao06/);
  });

  it('draw an empty frame where the hazard is unknown', () => {
    const input = hazardCurve.input.parse({ lat: 0, lon: 0 });
    const reply = hazardCurve.assess(
      input,
      {
        sources: { missing: 'a <b> & c', source: '' },
        soil: { missing: 'x', source: '' },
        fields: { missing: 'y', source: '' },
      },
      moment,
    );
    expect(hazardCurve.svg?.(input, hazardCurve.output.parse(reply))).toContain(
      'a &lt;b&gt; &amp; c',
    );
  });
});

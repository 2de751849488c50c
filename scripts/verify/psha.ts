import { cityCurves, cityReturnPeriods, indiaCurves } from './cityHazard.ts';
import { indiaCities } from './indianCities.ts';
import { need, type Row, type TableFolder, type Topic } from './binding.ts';
import { readWasatchCase, wasatchCurve } from './wasatchCase.ts';
import { peerCurve } from './peerCases.ts';
import { readPeerCases, type PeerCase } from './readPeerCases.ts';

interface PeerAnswers {
  /** Probability by row key. */
  readonly probability: ReadonlyMap<string, number>;
}

const keyOf = (row: Row): string => `${row['case']}|${row['site']}|${row['iml_g']}`;

function preparePeer(rows: readonly Row[], folder: TableFolder): PeerAnswers {
  const cases = readPeerCases(folder.dir);
  const probability = new Map<string, number>();
  for (const curve of groups(rows, (row) => `${row['case']}|${row['site']}`)) {
    const [first] = curve;
    const definition: PeerCase | undefined = cases.get(first?.['case'] ?? '');
    if (!first || !definition) continue;
    const sorted = curve.toSorted((a, b) => need(a, 'iml_g') - need(b, 'iml_g'));
    const answers = peerCurve(
      definition,
      { lat: need(first, 'lat'), lon: need(first, 'lon') },
      sorted.map((row) => need(row, 'iml_g')),
    );
    sorted.forEach((row, i) => {
      const value = answers?.[i];
      if (value !== undefined) probability.set(keyOf(row), value);
    });
  }
  return { probability };
}

/** Rows that share a key, in the order of their first appearance. */
function groups(rows: readonly Row[], key: (row: Row) => string): readonly (readonly Row[])[] {
  return [...Map.groupBy(rows, key).values()];
}

const isPeerAnswers = (value: unknown): value is PeerAnswers =>
  typeof value === 'object' && value !== null && 'probability' in value;

/** `PGA` or `SA(0.2)` as a period, s. */
function periodOf(measure: string): number {
  const match = /^SA\(([\d.]+)\)$/.exec(measure);
  return match ? Number(match[1]) : 0;
}

/** Seismic hazard: PEER cases, the Wasatch fault, national models of the United States and India. */
export const psha: Topic = {
  topic: 'psha',
  tables: [
    {
      kind: 'rows',
      table: 'peer_curves',
      tolerances: {
        annual_probability_of_exceedance: { anyOf: [{ relative: 0.05 }, { absolute: 1e-7 }] },
      },
      prepare: preparePeer,
      compute: (row, prepared) => ({
        annual_probability_of_exceedance: isPeerAnswers(prepared)
          ? prepared.probability.get(keyOf(row))
          : undefined,
      }),
    },
    {
      kind: 'rows',
      table: 'single_fault_wasatch',
      tolerances: { annual_rate_of_exceedance: { relative: 0.1 } },
      compute(row, _prepared, folder) {
        const period = periodOf(row['imt'] ?? '');
        return {
          annual_rate_of_exceedance: wasatchCurve(readWasatchCase(folder.dir), period, [
            need(row, 'iml_g'),
          ])?.[0],
        };
      },
    },
    cityReturnPeriods,
    cityCurves,
    indiaCities,
    indiaCurves,
  ],
};

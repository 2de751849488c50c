import { placeSearchAtlas } from '../src/atlas/placeSearch.ts';
import { benchRow, median, type BenchRow } from './harness.ts';

/** Names as people type them, in several scripts, with regions, misspelt and unknown. */
const NAMES = [
  'San Francisco',
  'Paris, Texas',
  'Zürich',
  'Lyon',
  '京都',
  '東京',
  'Москва',
  'Αθήνα',
  'القاهرة',
  'दिल्ली',
  'กรุงเทพ',
  '서울',
  'ירושלים',
  'Reykjavik',
  'Springfield',
  'San Fransisco',
  'Qwzxv',
  'Lundon',
  'New Yrok',
  'Sprngfeild',
] as const;

/** The slowest of the names, the best of some tries each, once the gazetteer is read. */
export function geocode(): Promise<BenchRow[]> {
  const ask = (text: string): void => void placeSearchAtlas.answer({ text, limit: 8 });
  for (const name of NAMES) ask(name);
  const slowest = Math.max(
    ...NAMES.map((name) =>
      median(
        Array.from({ length: 9 }, () => {
          const before = performance.now();
          ask(name);
          return performance.now() - before;
        }),
      ),
    ),
  );
  const rows = [
    benchRow({
      id: 'alerts_geocode',
      what: `the slowest of ${NAMES.length} names in ten scripts`,
      unit: 'ms',
      value: slowest,
      reference: null,
      goal: 5,
    }),
  ];
  return Promise.resolve(rows);
}

import { join } from 'node:path';
import { countedBoxes, type CountedBox } from './countedQuakes.ts';
import { neededTable } from './neededTable.ts';

const CATALOGUE = 'usgs-m5.5-1965-2016/significant_earthquakes_1965_2016.csv';

/** Numbers of earthquakes in the most peopled boxes of the world, counted and expected. @throws MissingTable */
export function countedSection(catalogues: string): string[] {
  const file = join(catalogues, CATALOGUE);
  neededTable(file);
  const boxes = countedBoxes(file);
  const all = boxes.flatMap(({ counts }) => counts);
  const outside = all.filter((one) => one.outside).length;
  return [
    '## Numbers of earthquakes',
    '',
    `Main shocks in the thirty boxes of five degrees with the most people among those where one of M 5.5 and more was counted in 1965 to 2016 (USGS list; M 7 and more since 1900 in the past earthquakes of this product, whose magnitudes before 1960 are often too large), down to 350 km, below which the sources hold none, beside those that the sources make in as many years, faults and background taken together as the regional forecast does. **Bold**: outside the central 95 % of the Poisson law, ${outside} of ${all.length}; chance alone would have ${(0.05 * all.length).toFixed(0)} and fewer, since some counts are too small to fall below.`,
    '',
    '| south, west | people, million | M 5.5, 1965 to 2016 | M 6, 1965 to 2016 | M 7, 1900 to 2016 |',
    '|---|---|---|---|---|',
    ...boxes.map(rowOf),
    '',
  ];
}

function rowOf({ bounds: [south, west], people, counts }: CountedBox): string {
  const cells = counts.map(({ seen, expected, outside }) => {
    const text = `${seen} / ${expected.toFixed(1)}`;
    return outside ? `**${text}**` : text;
  });
  return `| ${south}, ${west} | ${(people / 1e6).toFixed(0)} | ${cells.join(' | ')} |`;
}

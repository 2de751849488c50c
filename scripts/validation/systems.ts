import type { Case } from './systemsCase.ts';
import { damage, induced, tailings } from './systemsGround.ts';
import { bridges, mains } from './systemsLifelines.ts';
import { plants } from './systemsPlants.ts';

/** Why groups of cases are missed, as far as we know; none of it was fitted away. */
const CAUSES: readonly string[] = [
  'Bridges by scour: HYRISK gives any scour-critical bridge (item 113, code 3) 1.1 to 2 failures in a thousand years of service, five to ten times the mean of all bridges, and HIGH begins at 1.5. The column of its table is chosen by how often the place floods, not by how often water tops the deck, which needs the waterway rating of the bridge.',
  'Bridges by design and decay (I-35W, Fern Hollow, Mianus River): inspection ratings do not see an undersized gusset plate or a single pin. Failures by overload and decay are a fifth of those counted; shared out over all bridges of rating 4 and 5 they leave one or two in ten thousand a year. No count of failures by rating was found in public text.',
  'Tailings runout: both regressions know stored volume and height only. Water-rich releases run far beyond (Church Rock, Buffalo Creek), dry ones and those into a lake or a flat stop far short (Mount Polley, Brumadinho, Aitik). The range carries what is not known of the release over to the runout.',
  'Induced earthquakes: the bound of McGarr holds for earthquakes that the injected volume drives; Pohang and St. Gallen released stress that was there before. Soultz and Cooper Basin had smaller largest events than their published index and volume say.',
  'Plants held back by water: stream temperature is that of streams at large for the air of the place, but for plants on the Rhône and the Aare, which come from Alpine lakes and snow and run some degrees colder: there the river’s own temperature and flow are used, and the warming of the river is the heat given to it over its flow. Both came in after this page had shown those plants overstated tenfold; they are measurements of the rivers, not fitted to days held back.',
  'Water mains: Seattle, New York and Boston break far less than the survey by material and age says, Baltimore and Detroit as it says: utilities of the same material and age differ tenfold by pressure, lining, joints, bedding and how much was renewed, which no public map tells. What is documented counts all mains of the network; the cases ask for the cast iron most of them are made of.',
];

/** Renders `docs/validation/systems.md`: documented failures and programmes against the models, misses like hits. */
export function systemsPage(): string {
  const cases = [...bridges(), ...mains(), ...tailings(), ...induced(), ...damage(), ...plants()];
  const hits = cases.filter(({ isHit }) => isHit).length;
  const groups = Map.groupBy(cases, ({ group }) => group);
  return [
    '# Infrastructure, energy and mining: validation by documented cases',
    '',
    'This page is written by `npm run validation`; misses stand in it like hits. Our numbers are those of a server without a network: embedded tables only.',
    '',
    'A figure is held to the factor in brackets, either way; a class must be among those that the documented fact calls for (POLICY: the classes are our reading of the fact). Most figures are restated from memory of the sources named; ages, ratings and codes of single bridges and mains are rough. A single failure proves little of a yearly probability: a bridge that failed may have been an unlikely one to fail, and the page shows where the model would not have named it.',
    '',
    'Nothing in the models was fitted to these cases. Break rates by material come from one survey, releases and runouts from regressions that hold some of the failures below among their own data.',
    '',
    `**${hits} of ${cases.length} agree; ${cases.length - hits} do not.**`,
    '',
    'Where we give a range, the documented figure should lie within our 10 to 90 per cent points in four cases of five.',
    '',
    '| group | cases | agree | within our 80 % range |',
    '|---|---|---|---|',
    ...[...groups].map(
      ([group, rows]) =>
        `| ${group} | ${rows.length} | ${rows.filter(({ isHit }) => isHit).length} | ${coverOf(rows)} |`,
    ),
    '',
    ...[...groups].flatMap(([group, rows]) => section(group, rows)),
    '## Misses and their causes',
    '',
    ...CAUSES.map((cause) => `- ${cause}`),
    '',
    ...cases
      .filter(({ isHit }) => !isHit)
      .map(
        ({ group, name, measure, published, ours }) =>
          `- ${group}, ${name}: ${measure}, documented ${published}, ours ${ours}.`,
      ),
    '',
  ].join('\n');
}

function coverOf(rows: readonly Case[]): string {
  const ranged = rows.filter(({ isWithin }) => isWithin !== undefined);
  const within = ranged.filter(({ isWithin }) => isWithin);
  return ranged.length === 0 ? '-' : `${within.length} of ${ranged.length}`;
}

function section(group: string, rows: readonly Case[]): string[] {
  return [
    `## ${group}`,
    '',
    '| case | measure | documented | ours | verdict | source |',
    '|---|---|---|---|---|---|',
    ...rows.map(
      ({ name, measure, published, ours, isHit, source }) =>
        `| ${name} | ${measure} | ${published} | ${ours} | ${isHit ? 'agrees' : 'MISS'} | ${source} |`,
    ),
    '',
  ];
}

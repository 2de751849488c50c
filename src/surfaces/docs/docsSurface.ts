import type { ModelLine } from '../../core/modelLine.ts';
import type { NamedOperation } from '../../core/operation.ts';
import { PAGE_HEADERS } from '../../pages/headers.ts';
import { datasetPage, datasetsPage, type DatasetLine } from './datasetPages.ts';
import { errorsPage } from './errorsPage.ts';
import { guidePage } from './guidePage.ts';
import { indexPage, MOST_LETTERS } from './indexPages.ts';
import { modelsPage } from './modelsPage.ts';
import { operationPage } from './operationPage.ts';
import { sourcesPage, type SourceLine } from './sourcesPage.ts';

interface Page {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const HEADERS = { ...PAGE_HEADERS, 'Cache-Control': 'public, max-age=300' };
const HTML = 'text/html; charset=utf-8';

export interface DocsParts {
  readonly operations: readonly NamedOperation[];
  readonly sources: readonly SourceLine[];
  /** Asked at the first reading of a page of theirs. */
  readonly datasets: () => readonly DatasetLine[];
  /** Asked at the first reading of their page. */
  readonly models: () => Promise<readonly ModelLine[]>;
  readonly baseUrl: string;
}

/** The documentation: a function of the lists of operations, sources and models; each page is made at its first reading. */
export function docsSurface({ operations, sources, datasets, models, baseUrl }: DocsParts) {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const made = new Map<string, Promise<Page>>();
  const fixed: Readonly<Record<string, () => Page | Promise<Page>>> = {
    '/docs': () => html(indexPage(operations, baseUrl)),
    '/docs/': () => html(indexPage(operations, baseUrl)),
    '/docs/models': async () => html(modelsPage(await models())),
    '/docs/datasets': () => html(datasetsPage(datasets())),
    '/docs/sources': () => html(sourcesPage(sources)),
    '/docs/errors': () => html(errorsPage()),
    '/docs/guide': () => html(guidePage(baseUrl)),
  };
  return {
    /** The endpoints that have all the words of a search. */
    found: (words: string): Page =>
      html(indexPage(operations, baseUrl, words.slice(0, MOST_LETTERS))),
    /** The page at a path; undefined where there is none. */
    page(path: string): Promise<Page> | undefined {
      const known = made.get(path);
      if (known) return known;
      const operation = byId.get(path.slice('/docs/'.length));
      const page =
        fixed[path]?.() ??
        (operation && html(operationPage(operation, baseUrl))) ??
        datasetAt(path, datasets);
      if (!page) return undefined;
      const making = Promise.resolve(page);
      made.set(path, making);
      // What could not be made is tried again.
      making.catch(() => made.delete(path));
      return making;
    },
  };
}

const DATASET = '/docs/datasets/';

function datasetAt(path: string, datasets: DocsParts['datasets']): Page | undefined {
  if (!path.startsWith(DATASET)) return undefined;
  const dataset = datasets().find(({ id }) => id === path.slice(DATASET.length));
  return dataset && html(datasetPage(dataset));
}

function html(body: string): Page {
  return { status: 200, contentType: HTML, body, headers: HEADERS };
}

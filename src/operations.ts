import * as engines from '../engines/index.ts';
import { positioned } from '../engines/positioned.ts';
import type { Vertical } from '../engines/vertical.ts';
import { fromVertical, type MakePage } from './core/fromVertical.ts';
import { listing } from './core/listFormats.ts';
import { nameAll, type Modules, type NamedOperation } from './core/operation.ts';
import { byPage } from './core/pagedList.ts';
import { takingPlaces } from './core/placeDoor.ts';
import * as account from './features/account/index.ts';
import * as earth from './features/ask/index.ts';
import * as alerts from './features/alerts/index.ts';
import * as auth from './features/auth/index.ts';
import * as bsa from './features/bsa/index.ts';
import * as billing from './features/billing/index.ts';
import * as climateMigration from './features/climateMigration/index.ts';
import * as credit from './features/credit/index.ts';
import * as data from './features/dataQuery/index.ts';
import * as pews from './features/earlyWarning/index.ts';
import * as earthquake from './features/earthquake/index.ts';
import * as economic from './features/economic/index.ts';
import * as entity from './features/entity/index.ts';
import * as explain from './features/explain/index.ts';
import { reportPage } from './features/locationReport/reportPage.ts';
import * as admin from './features/admin/index.ts';
import * as adminPages from './features/adminPages/index.ts';
import * as internal from './features/internal/index.ts';
import * as science from './features/science/index.ts';
import { nhdPage } from './features/nhd/nhdPage.ts';
import * as oracle from './features/oracle/index.ts';
import * as oracleFeed from './features/oracleFeed/index.ts';
import * as seismic from './features/seismic/index.ts';
import * as platform from './features/platform/index.ts';
import * as portfolios from './features/portfolios/index.ts';
import * as predictions from './features/predictions/index.ts';
import * as replay from './features/replay/index.ts';
import * as sources from './features/sources/index.ts';
import * as tools from './features/tools/index.ts';
import * as messaging from './features/whatsapp/index.ts';
import * as weatherData from './features/weatherData/index.ts';

/** Every folder of operations that are not verticals, one line each. */
const features = {
  account,
  earth,
  alerts,
  auth,
  bsa,
  climateMigration,
  billing,
  credit,
  economic,
  entity,
  explain,
  admin,
  adminPages,
  internal,
  science,
  oracle,
  earthquake,
  data,
  oracleFeed,
  pews,
  platform,
  portfolios,
  predictions,
  seismic,
  replay,
  sources,
  tools,
  messaging,
  weatherData,
};

/** Pages made of the answers of verticals, for callers who ask for `f=html`. */
const pages: Readonly<Record<string, MakePage>> = {
  locationReport_report: reportPage as MakePage,
  nhdReport_generate: nhdPage as MakePage,
};

type Verticals = Readonly<Record<string, Readonly<Record<string, Vertical>>>>;

/** Every operation there is: verticals first, then features. Nothing is served that is not in this list. */
export const operations: readonly NamedOperation[] = nameAll(
  merged(features, verticalModules(engines as unknown as Verticals)),
).map((operation) => takingPlaces(listing(byPage(operation))));

function verticalModules(folders: Verticals): Modules {
  const entries = inOrder(folders).map(([group, members]) => [
    group,
    Object.fromEntries(
      inOrder(members).map(([name, vertical]) => [
        name,
        fromVertical(`${group}_${name}`, positioned(vertical), pages[`${group}_${name}`]),
      ]),
    ),
  ]);
  return Object.fromEntries(entries) as Modules;
}

/** Folders of the same name on both sides become one group. */
function merged(a: object, b: object): Modules {
  const out: Record<string, Record<string, never>> = {};
  for (const [group, members] of [...Object.entries(b), ...Object.entries(a)])
    out[group] = {
      ...out[group],
      ...Object.fromEntries(inOrder(members as Record<string, never>)),
    };
  return out;
}

/** Members by name, as modules list them; whatever loads the modules, the list is the same. */
function inOrder<T>(members: Readonly<Record<string, T>>): [string, T][] {
  return Object.entries(members).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

import { Start } from './m0001Start.ts';
import { Idempotency } from './m0002Idempotency.ts';
import { Catalogues } from './m0003Catalogues.ts';
import { Jobs } from './m0004Jobs.ts';
import { AccountDoor } from './m0005Account.ts';
import { Alerts } from './m0006Alerts.ts';
import { Workbench } from './m0007Workbench.ts';

/** Every migration, oldest first. Names are stored in the database: never change one that was released. */
export const migrations = [
  { name: '0001-start', class: Start },
  { name: '0002-idempotency', class: Idempotency },
  { name: '0003-catalogues', class: Catalogues },
  { name: '0004-jobs', class: Jobs },
  { name: '0005-account', class: AccountDoor },
  { name: '0006-alerts', class: Alerts },
  { name: '0007-workbench', class: Workbench },
];

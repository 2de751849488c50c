import { Start } from './m0001Start.ts';
import { Idempotency } from './m0002Idempotency.ts';
import { Catalogues } from './m0003Catalogues.ts';
import { Jobs } from './m0004Jobs.ts';
import { AccountDoor } from './m0005Account.ts';
import { Alerts } from './m0006Alerts.ts';
import { Workbench } from './m0007Workbench.ts';
import { AlertChanges } from './m0008AlertChanges.ts';
import { PredictionBlocks } from './m0009PredictionBlocks.ts';
import { Evidence } from './m0010Evidence.ts';
import { AlertFootprints } from './m0011AlertFootprints.ts';
import { PortfolioPieces } from './m0012PortfolioPieces.ts';
import { InputAge } from './m0013InputAge.ts';
import { AddressProof } from './m0014AddressProof.ts';
import { AuditStays } from './m0015AuditStays.ts';
import { PredictionSearch } from './m0016PredictionSearch.ts';
import { UsageWriters } from './m0017UsageWriters.ts';
import { MessageLines } from './m0018MessageLines.ts';

/** Every migration, oldest first. Names are stored in the database: never change one that was released. */
export const migrations = [
  { name: '0001-start', class: Start },
  { name: '0002-idempotency', class: Idempotency },
  { name: '0003-catalogues', class: Catalogues },
  { name: '0004-jobs', class: Jobs },
  { name: '0005-account', class: AccountDoor },
  { name: '0006-alerts', class: Alerts },
  { name: '0007-workbench', class: Workbench },
  { name: '0008-alert-changes', class: AlertChanges },
  { name: '0009-prediction-blocks', class: PredictionBlocks },
  { name: '0010-evidence', class: Evidence },
  { name: '0011-alert-footprints', class: AlertFootprints },
  { name: '0012-portfolio-pieces', class: PortfolioPieces },
  { name: '0013-input-age', class: InputAge },
  { name: '0014-address-proof', class: AddressProof },
  { name: '0015-audit-stays', class: AuditStays },
  { name: '0016-prediction-search', class: PredictionSearch },
  { name: '0017-usage-writers', class: UsageWriters },
  { name: '0018-message-lines', class: MessageLines },
];

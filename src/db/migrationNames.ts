/** Names of the migrations this program needs, oldest first; apart from their code, which a current database never loads. */
export const MIGRATION_NAMES: readonly string[] = [
  '0001-start',
  '0002-idempotency',
  '0003-catalogues',
  '0004-jobs',
  '0005-account',
  '0006-alerts',
  '0007-workbench',
  '0008-alert-changes',
  '0009-prediction-blocks',
  '0010-evidence',
  '0011-alert-footprints',
  '0012-portfolio-pieces',
  '0013-input-age',
  '0014-address-proof',
  '0015-audit-stays',
  '0016-prediction-search',
];

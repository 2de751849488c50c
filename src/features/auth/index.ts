export { register, login, me } from './signInOperations.ts';
export {
  twoFactorStatus,
  twoFactorEnroll,
  twoFactorActivate,
  twoFactorDisable,
} from './twoFactorOperations.ts';
export {
  requestPasswordReset,
  resetPassword,
  requestMagicLink,
  magic,
  setPassword,
} from './linkOperations.ts';
export { tiers, quota, usage, usageDetailed, usageCosts } from './usageOperations.ts';
export { listKeys, createKey, rotateKey, revokeKey } from './keyOperations.ts';
export { auditLog } from './auditOperations.ts';

import { Account } from './account.ts';
import { AlertEvent, AlertLook, AlertNotice } from './alertEvent.ts';
import { AlertLocation } from './alertLocation.ts';
import { AlertMessage } from './alertMessage.ts';
import { AlertSettings } from './alertSettings.ts';
import { ApiKey } from './apiKey.ts';
import { Audit } from './audit.ts';
import { CatalogueRow } from './catalogueRow.ts';
import { CatalogueSync } from './catalogueSync.ts';
import { DraftPost } from './draftPost.ts';
import { HookAttempt, HookEndpoint } from './hookEndpoint.ts';
import { IdempotentRequest } from './idempotentRequest.ts';
import { PaymentEvent } from './paymentEvent.ts';
import { Job } from './job.ts';
import { JobPart } from './jobPart.ts';
import { Prediction } from './prediction.ts';
import { Quota } from './quota.ts';
import { Session } from './session.ts';
import { StoredAnswer } from './storedAnswer.ts';
import { Subscription } from './subscription.ts';
import { Token } from './token.ts';
import { RecoveryCode, TwoFactor } from './twoFactor.ts';
import { Usage } from './usage.ts';
import { RemoteIdRecord } from './remoteIdRecord.ts';
import { ResolvedPrediction } from './resolvedPrediction.ts';
import { StoredReport } from './storedReport.ts';
import { ZoneReading } from './zoneReading.ts';
import { Consent, WhatsAppInbound, WhatsAppSubscription } from './whatsApp.ts';

/** Every table, one line each. A change here needs a migration: `test/db/migrations.test.ts` compares both. */
export const entities = [
  Account,
  AlertEvent,
  AlertLocation,
  AlertLook,
  AlertMessage,
  AlertNotice,
  AlertSettings,
  ApiKey,
  Audit,
  CatalogueRow,
  CatalogueSync,
  Consent,
  DraftPost,
  HookAttempt,
  HookEndpoint,
  IdempotentRequest,
  PaymentEvent,
  Job,
  JobPart,
  Prediction,
  Quota,
  RecoveryCode,
  Session,
  StoredAnswer,
  Subscription,
  Token,
  TwoFactor,
  Usage,
  RemoteIdRecord,
  ResolvedPrediction,
  StoredReport,
  ZoneReading,
  WhatsAppInbound,
  WhatsAppSubscription,
];

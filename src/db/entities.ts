import { Account } from './account.ts';
import { AlertChange } from './alertChange.ts';
import { AlertEvent, AlertLook, AlertNotice, AlertShaking } from './alertEvent.ts';
import { AlertLocation } from './alertLocation.ts';
import { AlertMessage } from './alertMessage.ts';
import { AlertSettings } from './alertSettings.ts';
import { ApiKey } from './apiKey.ts';
import { Audit } from './audit.ts';
import { CatalogueRow } from './catalogueRow.ts';
import { CatalogueSync } from './catalogueSync.ts';
import { CodeRelease, InputValue, PredictionInputs, SigningKey } from './evidenceTables.ts';
import { Dispute, DisputeAnswer } from './dispute.ts';
import { DraftPost } from './draftPost.ts';
import { ForecastLedger, ForecastResolution } from './forecastTables.ts';
import { HookAttempt, HookEndpoint } from './hookEndpoint.ts';
import { IdempotentRequest } from './idempotentRequest.ts';
import { PaymentEvent } from './paymentEvent.ts';
import { Job } from './job.ts';
import { JobPart } from './jobPart.ts';
import { Prediction, PredictionBlock } from './prediction.ts';
import { Quota } from './quota.ts';
import { Session } from './session.ts';
import { StoredAnswer } from './storedAnswer.ts';
import { Subscription } from './subscription.ts';
import { Token } from './token.ts';
import { RecoveryCode, TwoFactor } from './twoFactor.ts';
import { Usage, UsageWriter } from './usage.ts';
import { RemoteIdRecord } from './remoteIdRecord.ts';
import { ResolvedPrediction } from './resolvedPrediction.ts';
import { StoredReport } from './storedReport.ts';
import { ZoneReading } from './zoneReading.ts';
import { Consent, WhatsAppInbound, WhatsAppSubscription } from './whatsApp.ts';
import { PortfolioPiece } from './portfolioPiece.ts';

/** Every table, one line each. A change here needs a migration: `test/db/migrations.test.ts` compares both. */
export const entities = [
  Account,
  AlertChange,
  AlertEvent,
  AlertLocation,
  AlertLook,
  AlertMessage,
  AlertNotice,
  AlertShaking,
  AlertSettings,
  ApiKey,
  Audit,
  CatalogueRow,
  CatalogueSync,
  CodeRelease,
  Consent,
  Dispute,
  DisputeAnswer,
  DraftPost,
  ForecastLedger,
  ForecastResolution,
  HookAttempt,
  HookEndpoint,
  IdempotentRequest,
  InputValue,
  PaymentEvent,
  PortfolioPiece,
  Job,
  JobPart,
  Prediction,
  PredictionBlock,
  PredictionInputs,
  Quota,
  RecoveryCode,
  Session,
  SigningKey,
  StoredAnswer,
  Subscription,
  Token,
  TwoFactor,
  Usage,
  UsageWriter,
  RemoteIdRecord,
  ResolvedPrediction,
  StoredReport,
  ZoneReading,
  WhatsAppInbound,
  WhatsAppSubscription,
];

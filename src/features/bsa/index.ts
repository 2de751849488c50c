import { createHash } from 'node:crypto';
import * as z from 'zod';
import { ASSETS } from '../../../engines/systems/bsa/assetRegister.ts';
import {
  CHANGE_LOG,
  EQUATIONS,
  METHODOLOGY_VERSION,
  PARAMETER_SET,
  REFERENCES,
} from '../../../engines/systems/bsa/methodology.ts';
import { BSA_CARD, BSA_SOURCES } from '../../../engines/systems/bsa/modelCard.ts';
import { canonicalJson } from '../../core/canonicalJson.ts';
import { operation } from '../../core/operation.ts';

const digest = createHash('sha256').update(canonicalJson(PARAMETER_SET)).digest('hex');

/** GET /api/v1/bsa/health */
export const health = operation({
  method: 'GET',
  path: '/api/v1/bsa/health',
  access: 'key',
  free: true,
  title: 'Health of the induced-seismicity pricer',
  summary: 'Whether the pricer works, with its version and the size of its register.',
  input: z.object({}),
  output: z
    .object({
      status: z.literal('ok'),
      engine: z.string().describe('Name of the engine'),
      methodology_version: z.string(),
      parameter_sha256: z.string().length(64),
      register_size: z.int(),
      checked_at: z.string(),
    })
    .meta({ id: 'BsaHealth' }),
  run: (_input, { clock }) => ({
    status: 'ok' as const,
    engine: 'basin-storage-asset-pricer',
    methodology_version: METHODOLOGY_VERSION,
    parameter_sha256: digest,
    register_size: ASSETS.size,
    checked_at: new Date(clock.now()).toISOString(),
  }),
});

/** GET /api/v1/bsa/methodology */
export const methodology = operation({
  method: 'GET',
  path: '/api/v1/bsa/methodology',
  access: 'key',
  tool: true,
  free: true,
  maxAgeS: 300,
  title: 'Methodology of the induced-seismicity pricer',
  summary:
    'Version, equations, parameters, references and changes of the pricer, with the SHA-256 of its parameter set.',
  input: z.object({}),
  output: z
    .object({
      version: z.string().describe('Semantic version of the numbers'),
      parameter_sha256: z
        .string()
        .length(64)
        .describe('SHA-256 of the canonical JSON (RFC 8785) of `parameter_set`'),
      summary: z.string(),
      validity: z.string(),
      verification: z.string(),
      limits: z.array(z.string()),
      equations: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          text: z.string(),
          latex: z.string().describe('For KaTeX'),
        }),
      ),
      parameter_set: z
        .record(z.string(), z.unknown())
        .describe('Everything a premium is computed with, as hashed'),
      references: z.array(z.string()),
      change_log: z.array(z.object({ version: z.string(), date: z.string(), change: z.string() })),
    })
    .meta({ id: 'BsaMethodology' }),
  model: BSA_CARD,
  sources: BSA_SOURCES,
  run: () => ({
    version: METHODOLOGY_VERSION,
    parameter_sha256: digest,
    summary: BSA_CARD.methodology,
    validity: BSA_CARD.validity,
    verification: BSA_CARD.verification,
    limits: [...BSA_CARD.limits],
    equations: [...EQUATIONS],
    parameter_set: PARAMETER_SET,
    references: [...REFERENCES],
    change_log: [...CHANGE_LOG],
  }),
});

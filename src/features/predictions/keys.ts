import * as z from 'zod';
import { operation } from '../../core/operation.ts';

/** GET /.well-known/georisk-keys.json */
export const keys = operation({
  method: 'GET',
  path: '/.well-known/georisk-keys.json',
  access: 'none',
  title: 'Keys that sign evidence',
  summary:
    'Every public key that ever signed evidence here, as a JSON Web Key Set; none is taken away.',
  input: z.object({}),
  output: z
    .object({
      keys: z
        .array(
          z.object({
            kty: z.literal('OKP').describe('Kind of key (RFC 8037)'),
            crv: z.literal('Ed25519').describe('Curve'),
            alg: z.literal('EdDSA').describe('Algorithm'),
            use: z.literal('sig').describe('For signatures'),
            kid: z.string().describe('Thumbprint (RFC 7638)'),
            x: z.string().describe('The public key, base64url'),
            created_at: z.string().describe('When it was first used here, RFC 3339 UTC'),
          }),
        )
        .describe('Oldest first'),
    })
    .meta({ id: 'EvidenceKeys' }),
  example: {},
  async run(_input, { evidence }) {
    const all = await evidence.keys();
    return {
      keys: all.map(({ kid, x, createdAt }) => ({
        kty: 'OKP' as const,
        crv: 'Ed25519' as const,
        alg: 'EdDSA' as const,
        use: 'sig' as const,
        kid,
        x,
        created_at: createdAt,
      })),
    };
  },
});

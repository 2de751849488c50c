import * as z from 'zod';
import { operation } from '../../core/operation.ts';
import { ownAccount } from './ownAccount.ts';
import { code, instant, password } from './schemas.ts';

const state = z
  .enum(['disabled', 'pending', 'enabled'])
  .describe('disabled, pending (a secret waits for its first code), or enabled');

const EXAMPLE_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

export const twoFactorStatus = operation({
  method: 'GET',
  path: '/api/v1/auth/2fa/status',
  access: 'key',
  scope: 'account',
  title: 'Two-factor status',
  summary: 'Whether signing in asks for a code from an authenticator.',
  input: z.object({}),
  output: z.object({
    state,
    enabled_at: instant.nullable().describe('Since when codes are asked for'),
    recovery_codes_left: z.int().describe('Recovery codes that were not used'),
  }),
  answer: { state: 'enabled', enabled_at: '2026-01-15T12:00:00.000Z', recovery_codes_left: 10 },
  async run(_input, context) {
    const { twoFactorStanding } = await import('./twoFactor.ts');
    const standing = await twoFactorStanding(ownAccount(context).id, context);
    return {
      state: standing.state,
      enabled_at: standing.enabledAt?.toISOString() ?? null,
      recovery_codes_left: standing.codesLeft,
    };
  },
});

export const twoFactorEnroll = operation({
  method: 'POST',
  path: '/api/v1/auth/2fa/enroll',
  access: 'key',
  scope: 'account',
  changes: true,
  secret: true,
  title: 'Enroll two-factor',
  summary: 'Makes a secret for an authenticator; it is active once a code of it was sent.',
  errors: ['conflict'],
  input: z.object({}),
  output: z.object({
    state: z.literal('pending').describe('Active after POST /api/v1/auth/2fa/activate'),
    secret: z.string().describe('Base32, to type into an authenticator'),
    provisioning_uri: z.string().describe('The otpauth address that the QR code holds'),
    qr_svg: z.string().describe('QR code of the provisioning address, an SVG image'),
  }),
  answer: {
    state: 'pending',
    secret: EXAMPLE_SECRET,
    provisioning_uri: `otpauth://totp/Geophysical%20Risk%20Intelligence:ada%40example.org?secret=${EXAMPLE_SECRET}`,
    qr_svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  },
  async run(_input, context) {
    const { id, email } = ownAccount(context);
    const [{ enroll }, { provisioningUri }, { toString }] = await Promise.all([
      import('./twoFactor.ts'),
      import('./totp.ts'),
      import('qrcode'),
    ]);
    return context.commit(async (inside) => {
      const secret = await enroll(id, context, inside);
      const uri = provisioningUri(secret, email);
      const qr = await toString(uri, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
      return { state: 'pending' as const, secret, provisioning_uri: uri, qr_svg: qr };
    });
  },
});

export const twoFactorActivate = operation({
  method: 'POST',
  path: '/api/v1/auth/2fa/activate',
  access: 'key',
  scope: 'account',
  changes: true,
  secret: true,
  title: 'Activate two-factor',
  summary: 'Enables two-factor with the first code; recovery codes are shown this once.',
  errors: ['conflict', 'invalid_totp', 'too_many_attempts'],
  input: z.object({ code }).meta({ id: 'TotpActivateRequest' }),
  output: z.object({
    state: z.literal('enabled').describe('Codes are asked for from now on'),
    recovery_codes: z
      .array(z.string())
      .describe('Each stands once for a code, should the authenticator be lost'),
    enabled_at: instant.describe('Now'),
  }),
  example: { code: '287082' },
  answer: {
    state: 'enabled',
    recovery_codes: ['xxxxx-xxxxx', 'yyyyy-yyyyy'],
    enabled_at: '2026-01-15T12:00:00.000Z',
  },
  async run(input, context) {
    const { activate, firstCode } = await import('./twoFactor.ts');
    const { id } = ownAccount(context);
    const first = await firstCode(id, input.code, context);
    return context.commit(async (inside) => ({
      state: 'enabled' as const,
      recovery_codes: await activate(id, first, inside),
      enabled_at: first.at.toISOString(),
    }));
  },
});

export const twoFactorDisable = operation({
  method: 'POST',
  path: '/api/v1/auth/2fa/disable',
  access: 'key',
  scope: 'account',
  changes: true,
  title: 'Disable two-factor',
  summary: 'Disables two-factor for who shows a code or the password.',
  errors: ['conflict', 'totp_required', 'invalid_totp', 'invalid_credentials', 'too_many_attempts'],
  input: z
    .object({
      code: code.optional(),
      password: password.optional().describe('In place of a code'),
    })
    .meta({ id: 'TotpDisableRequest' }),
  output: z.object({ state: z.literal('disabled').describe('No code is asked for') }),
  example: { code: '287082' },
  answer: { state: 'disabled' },
  async run(input, context) {
    const { id, email } = ownAccount(context);
    const { disable } = await import('./twoFactor.ts');
    const done = await disable(id, input, context);
    context.mail.post(async () => ({
      to: email,
      subject: 'Two-factor authentication was disabled',
      text: `Signing in to your account no longer asks for a code.\n\nIf this was not you, set a new password now: ${context.publicBaseUrl}/account/reset\n`,
    }));
    return done;
  },
});

import { generateSecret, generateSync, generateURI, verify } from 'otplib';

/** Seconds for which one code is shown. */
const STEP_S = 30;

/** How codes are made; authenticator apps know SHA-1 with six digits. */
export interface CodeForm {
  readonly algorithm?: 'sha1' | 'sha256' | 'sha512';
  readonly digits?: 6 | 7 | 8;
}

/** A new secret: 160 random bits in base32. */
export function newSecret(): string {
  return generateSecret();
}

/**
 * The code at an instant: HMAC of the time step, dynamically truncated (RFC 6238, 4; RFC 4226, 5.3).
 *
 * @param secret  base32, padding allowed
 * @param ms      since 1970
 * @source RFC 6238
 */
export function codeAt(secret: string, ms: number, form: CodeForm = {}): string {
  return generateSync({ secret: secret.replace(/=+$/, ''), epoch: Math.floor(ms / 1000), ...form });
}

/**
 * The time step whose code this is: the present one or a neighbour, later than any used before; undefined for a wrong, old or
 * repeated code.
 *
 * @param code       as typed; spaces are ignored
 * @param afterStep  newest step that was used
 */
export async function stepOf(
  secret: string,
  code: string,
  { nowMs, afterStep }: { readonly nowMs: number; readonly afterStep: number | null },
): Promise<number | undefined> {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const epoch = Math.floor(nowMs / 1000);
  const found = await verify({
    secret,
    token,
    epoch,
    epochTolerance: STEP_S,
    ...(afterStep === null ? {} : { afterTimeStep: afterStep }),
  });
  if (!found.valid) return undefined;
  return Math.floor(epoch / STEP_S) + found.delta;
}

/** What authenticator apps read from a QR code. */
export function provisioningUri(secret: string, email: string): string {
  return generateURI({ issuer: 'Geophysical Risk Intelligence', label: email, secret });
}

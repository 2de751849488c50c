import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether a body was signed by the provider: HMAC-SHA-256 over the bytes as they came.
 *
 * @param header  `X-Hub-Signature-256`: `sha256=` and 64 hexadecimal digits
 * @source Meta, Webhooks: Validate payloads
 */
export function isSigned(body: Buffer, header: unknown, appSecret: string): boolean {
  const given = /^sha256=([0-9a-f]{64})$/i.exec(typeof header === 'string' ? header : '')?.[1];
  if (given === undefined) return false;
  const made = createHmac('sha256', appSecret).update(body).digest();
  return timingSafeEqual(made, Buffer.from(given, 'hex'));
}

/** Compares secrets in constant time. */
export function isSameSecret(a: string, b: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

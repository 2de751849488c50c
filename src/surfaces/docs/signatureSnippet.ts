/** Checks a webhook in Node, without a package. @source Standard Webhooks 1.0.0 */
export const signatureSnippet = `import { createHmac, timingSafeEqual } from 'node:crypto';

/** body: the raw text; secret: whsec_…; headers: names in lower case */
export function isGenuine(body, headers, secret) {
  const { 'webhook-id': id, 'webhook-timestamp': sent, 'webhook-signature': given = '' } = headers;
  if (!(Math.abs(Date.now() / 1000 - Number(sent)) < 300)) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const right = createHmac('sha256', key).update(\`\${id}.\${sent}.\${body}\`).digest();
  return given.split(' ').some((each) => {
    const mac = Buffer.from(each.replace('v1,', ''), 'base64');
    return mac.length === right.length && timingSafeEqual(mac, right);
  });
}`;

/** The same in Python, with its standard library. @source Standard Webhooks 1.0.0 */
export const pythonSignatureSnippet = `import base64, hashlib, hmac, time

def is_genuine(body: bytes, headers, secret: str) -> bool:
    """body: as it came; secret: whsec_...; headers: names in lower case"""
    sent = headers.get("webhook-timestamp", "")
    if not sent.isdecimal() or abs(time.time() - int(sent)) >= 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{headers.get('webhook-id', '')}.{sent}.".encode() + body
    right = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    given = headers.get("webhook-signature", "").split()
    return any(hmac.compare_digest(each.removeprefix("v1,").encode(), right.encode()) for each in given)`;

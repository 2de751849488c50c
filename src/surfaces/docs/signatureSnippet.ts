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

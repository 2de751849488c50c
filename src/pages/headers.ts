import { STYLE_HASH } from './style/style.ts';

/** Where a form of ours may lead on to: the payment pages. */
const PAYMENT = 'https://checkout.stripe.com https://billing.stripe.com';

/** What browsers may load on a page: only what this server sends; of inline text only our own style sheet. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'self' '${STYLE_HASH}'`,
    "script-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    `form-action 'self' ${PAYMENT}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Referrer-Policy': 'same-origin',
};

/** Where answers come from, as far as headers depend on it. */
export interface HeaderSettings {
  /** Base of links: HSTS is sent where it is https. */
  readonly publicBaseUrl: string;
}

/** POLICY: two years, the least that browsers' preload lists take is one. */
const HSTS = 'max-age=63072000; includeSubDomains';
/** A page that brings no policy of its own loads nothing, posts nowhere and stands in no frame. */
const STRICT_PAGE =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The headers that every answer carries for browsers, one table; an answer's own header of the same name wins.
 *
 * @param contentType  pages get a content policy and an opener policy too
 */
export function securityHeaders(
  contentType: string,
  { publicBaseUrl }: HeaderSettings,
): Readonly<Record<string, string>> {
  const isPage = contentType.startsWith('text/html');
  return {
    'X-Content-Type-Options': 'nosniff',
    ...(publicBaseUrl.startsWith('https:') ? { 'Strict-Transport-Security': HSTS } : {}),
    ...(isPage
      ? {
          'Content-Security-Policy': STRICT_PAGE,
          'Cross-Origin-Opener-Policy': 'same-origin',
          'Referrer-Policy': 'same-origin',
        }
      : {}),
  };
}

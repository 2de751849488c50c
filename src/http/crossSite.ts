import { ApiError } from '../core/errors.ts';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Refuses what another site made a browser send: forms (a sign-in too) and whatever a cookie vouches for. `Sec-Fetch-Site` must
 * be `same-origin` or `none`; a browser too old for it names its `Origin`, which must be ours; who sends neither is no browser.
 *
 * @param ours  origin of the configured base address; never taken from `Host`
 * @throws ApiError `csrf_failed`
 */
export function refuseCrossSite(headers: Headers, ours: string): void {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return;
  const { origin } = headers;
  if (site === undefined && (origin === undefined || origin === ours)) return;
  throw new ApiError(
    'csrf_failed',
    'This form was sent from another site. Open the page here and send it again.',
  );
}

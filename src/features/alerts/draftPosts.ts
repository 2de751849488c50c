import { randomBytes } from 'node:crypto';
import { DAY_MS } from '../../../engines/ground/math/time.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { hashKey } from '../../core/keyFormat.ts';
import { networkOf } from '../../core/networkOf.ts';
import { Audit } from '../../db/audit.ts';
import { DraftPost } from '../../db/draftPost.ts';
import { attemptsOn } from '../auth/attempts.ts';

/** POLICY. How long a draft may be approved: a day, since what it says grows old. */
const HOLDS_MS = DAY_MS;
const FORM = /^[A-Za-z0-9_-]{43}$/;

/** Keeps a draft and makes its link; of the link only the hash is kept. */
export function keepDraft(text: string, { commit, clock, account, publicBaseUrl }: Context) {
  const secret = randomBytes(32).toString('base64url');
  const createdAt = new Date(clock.now());
  const expiresAt = new Date(clock.now() + HOLDS_MS);
  return commit(async ({ em }) => {
    await em.insert(DraftPost, {
      hash: hashKey(secret),
      text,
      account: account && account.id > 0 ? account.id : null,
      createdAt,
      expiresAt,
      usedAt: null,
      postId: null,
    });
    return {
      approval_url: `${publicBaseUrl}/api/v1/x/authorize-post?token=${secret}`,
      expires_at: expiresAt.toISOString(),
    };
  });
}

/** The draft of a link that holds. @throws ApiError `invalid_token`, saying whether it was used or is too old; `too_many_attempts` */
export async function findDraft(
  token: string,
  context: Pick<Context, 'db' | 'clock' | 'database' | 'http'>,
) {
  await attemptsOn(context.database).count('tokenPerAddress', networkOf(context.http.address));
  const found = FORM.test(token)
    ? await context.db.findOne(DraftPost, { hash: hashKey(token) }, { refresh: true })
    : null;
  if (!found) throw dead('This link is not one of ours.');
  if (found.usedAt) throw dead('This post was published already; a link works once.');
  if (found.expiresAt.getTime() <= context.clock.now())
    throw dead('This link has expired. Draft the post anew.');
  return found;
}

/**
 * Publishes a draft. The link is used up before the post goes out, so that two clicks publish once; where X refuses, it holds
 * again.
 *
 * @throws ApiError `not_configured`, `invalid_token`, `upstream_error`
 */
export async function publishDraft(token: string, context: Context) {
  const { db, clock, outlets, log } = context;
  if (!outlets.posts)
    throw new ApiError('not_configured', 'No public account is set up on this server.', {
      retryAfterS: 3_600,
    });
  const { id, text, account } = await findDraft(token, context);
  const usedAt = new Date(clock.now());
  if ((await db.nativeUpdate(DraftPost, { id, usedAt: null }, { usedAt })) === 0)
    throw dead('This post was published already; a link works once.');
  let postId: string;
  try {
    postId = await outlets.posts.publish(text);
  } catch (error) {
    await db.nativeUpdate(DraftPost, { id }, { usedAt: null });
    log.warn({ err: error }, 'a post was not published');
    throw new ApiError(
      'upstream_error',
      'X did not take the post; the link still holds. Try again.',
    );
  }
  await db.nativeUpdate(DraftPost, { id }, { postId });
  const detail = { post_id: postId };
  await db.insert(Audit, {
    account: account?.id ?? null,
    event: 'post.published',
    detail,
    createdAt: usedAt,
  });
  return { status: 'published' as const, post_id: postId, text };
}

function dead(detail: string): ApiError {
  return new ApiError('invalid_token', detail);
}

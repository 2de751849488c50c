import * as z from 'zod';
import { operation } from '../../core/operation.ts';
import { postPage } from './postPage.ts';

const EXAMPLE_TOKEN = 'uZ3kQ9xWv1sT7yB2nM5cR8aE4dF6gH0jKlPqLoIuYtA';
const token = z.string().max(200).describe('From the link of the draft');
const LINK_ERRORS = ['invalid_token', 'too_many_attempts'] as const;

/** POST /api/v1/x/draft-post */
export const draftPost = operation({
  method: 'POST',
  path: '/api/v1/x/draft-post',
  access: 'admin',
  changes: true,
  secret: true,
  title: 'Draft a public post',
  summary:
    'Keeps a text and makes the link by which one person may publish it, once, within a day.',
  input: z.object({
    text: z.string().trim().min(1).max(280).describe('The post as it would appear'),
  }),
  output: z.object({
    approval_url: z
      .string()
      .describe('Link that shows the draft; its button publishes it. Shown this once'),
    expires_at: z.string().describe('Until when it holds'),
  }),
  example: { text: 'M 6.1 near the coast of Honshu; no tsunami message is in force.' },
  async run({ text }, context) {
    const { keepDraft } = await import('./draftPosts.ts');
    return keepDraft(text, context);
  },
});

/** GET /api/v1/x/authorize-post */
export const authorizePost = operation({
  method: 'GET',
  path: '/api/v1/x/authorize-post',
  access: 'none',
  title: 'Look at a drafted post',
  summary:
    'Shows the draft of a link without using it up; a browser gets a page whose button publishes it.',
  errors: LINK_ERRORS,
  input: z.object({ token }),
  output: z.object({
    text: z.string().describe('The post as it would appear'),
    expires_at: z.string().describe('Until when the link holds'),
    publish_with: z.string().describe('What publishes it: the page, or a POST of the token'),
  }),
  formats: {
    html: ({ token: given }, { text, expires_at }) =>
      postPage({ token: given, text, expiresAt: expires_at }),
  },
  refused: ({ title, message }) => postPage({ trouble: { title, message } }),
  example: { token: EXAMPLE_TOKEN },
  answer: {
    text: 'M 6.1 near the coast of Honshu; no tsunami message is in force.',
    expires_at: '2026-01-16T12:00:00.000Z',
    publish_with: 'POST /api/v1/x/authorize-post',
  },
  async run(input, context) {
    const { findDraft } = await import('./draftPosts.ts');
    const { text, expiresAt } = await findDraft(input.token, context);
    return {
      text,
      expires_at: expiresAt.toISOString(),
      publish_with: 'POST /api/v1/x/authorize-post',
    };
  },
});

/** POST /api/v1/x/authorize-post */
export const publishPost = operation({
  method: 'POST',
  path: '/api/v1/x/authorize-post',
  access: 'none',
  reads: 'form',
  title: 'Publish a drafted post',
  summary: 'Uses the link up and publishes its draft, once.',
  errors: [...LINK_ERRORS, 'not_configured', 'upstream_error', 'csrf_failed'],
  input: z.object({ token }),
  output: z.object({
    status: z.literal('published').describe('The post is out'),
    post_id: z.string().describe('Number of the post at X'),
    text: z.string().describe('What was published'),
  }),
  formats: { html: (_input, { post_id, text }) => postPage({ published: { id: post_id, text } }) },
  refused: ({ title, message, errors }) =>
    postPage({ trouble: { title, message: message || (errors['token'] ?? '') } }),
  example: { token: EXAMPLE_TOKEN },
  answer: {
    status: 'published',
    post_id: '1445880548472328192',
    text: 'M 6.1 near the coast of Honshu; no tsunami message is in force.',
  },
  async run(input, context) {
    const { publishDraft } = await import('./draftPosts.ts');
    return publishDraft(input.token, context);
  },
});

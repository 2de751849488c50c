import { form, h, notice, page, type ComponentChild } from '../../pages/index.ts';

/** What the page of a draft shows: the draft and its button, what was published, or why neither. */
export interface PostPageParts {
  readonly token?: string;
  readonly text?: string;
  readonly expiresAt?: string;
  readonly published?: { readonly id: string; readonly text: string };
  readonly trouble?: { readonly title: string; readonly message: string };
}

/** The page of a drafted post. */
export function postPage(parts: PostPageParts): string {
  return page({ title: 'Public post', width: 'narrow', body: bodyOf(parts) });
}

function bodyOf({
  token,
  text = '',
  expiresAt,
  published,
  trouble,
}: PostPageParts): ComponentChild {
  if (trouble)
    return [
      h('h1', null, 'This draft cannot be published'),
      notice('bad', trouble.title, trouble.message),
    ];
  if (published)
    return [
      h('h1', null, 'Published'),
      notice('good', 'The post is out.', `Its number is ${published.id}.`),
      h('div', { class: 'card' }, h('p', null, published.text)),
    ];
  return [
    h('h1', null, 'Publish this post?'),
    h('div', { class: 'card' }, h('p', null, text)),
    h(
      'p',
      { class: 'muted' },
      `${Array.from(text).length} of 280 characters. The link holds until ${expiresAt?.slice(0, 16).replace('T', ' ')} UTC and works once.`,
    ),
    form({
      action: '/api/v1/x/authorize-post',
      submit: 'Publish now',
      values: { token },
      fields: [{ name: 'token', label: 'Link', type: 'hidden' }],
    }),
  ];
}

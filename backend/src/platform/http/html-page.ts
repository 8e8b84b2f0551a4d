import type { FastifyReply } from 'fastify';

/** Markup. All other values in an {@link html} template are escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Content = Html | string | number | false | null | undefined | readonly Content[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function markupOf(part: Content): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object' && part !== null) return part.map(markupOf).join('');
  return String(part || '').replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}

export const html = (strings: TemplateStringsArray, ...parts: readonly Content[]): Html =>
  new Html(String.raw({ raw: strings }, ...parts.map(markupOf)));

interface HtmlPage {
  readonly title: string;
  readonly description: string;
  /** Absolute, as apps with link previews require it. */
  readonly address: string;
  readonly picture?: string;
  readonly isListed?: boolean;
  readonly body: Html;
}

/** A public page without scripts: one response and a cached stylesheet. */
export function answerPage(reply: FastifyReply, page: HtmlPage, status = 200): string {
  void reply.status(status).header('Cache-Control', 'no-cache').type('text/html; charset=utf-8');
  const { title, description, address, picture, isListed, body } = page;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
${!isListed && html`<meta name="robots" content="noindex">`}
<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address}">
${picture && html`<meta property="og:image" content="${picture}">`}
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/page.css">
</head>
<body>
<header><a href="/">Sankofa</a></header>
<main>${body}</main>
</body>
</html>`.text;
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

export const htmlDay = (at: Date): Html => html`<time datetime="${at.toISOString()}">${dayFormat.format(at)}</time>`;

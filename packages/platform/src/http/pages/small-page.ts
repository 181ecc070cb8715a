import { createHash } from 'node:crypto';
import { type Language, say } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import { colours } from '@engawa/theme/tokens';
import { escapeHtml } from '../../text/escape-html.ts';

const scheme = (which: 'light' | 'dark'): string =>
  `--ink:${colours.sumi[which]};--soft:${colours['sumi-2'][which]};--ground:${colours.washi[which]};--paper:${colours.paper[which]};--line:${colours.line[which]};--action:${colours.ai[which]};--on-action:${colours['on-ai'][which]}`;

const style = `:root{color-scheme:light dark;${scheme('light')}}
@media(prefers-color-scheme:dark){:root{${scheme('dark')}}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:1rem;font:1rem/1.8 "Hiragino Sans","Yu Gothic UI","Noto Sans JP",system-ui,sans-serif;color:var(--ink);background:var(--ground);overflow-wrap:anywhere}
main{width:100%;max-width:32rem;padding:2rem 1.5rem;border:1px solid var(--line);border-radius:10px;background:var(--paper);text-align:center}
.name{margin:0 0 1.5rem;font-weight:800;letter-spacing:.05em;color:var(--soft)}
h1{margin:0;font-size:1.375rem;line-height:1.4;text-wrap:balance;word-break:auto-phrase}
.text{margin:.75rem 0 1.75rem;color:var(--soft);text-wrap:pretty;word-break:auto-phrase}
a,button{display:inline-flex;align-items:center;min-height:44px;padding:0 1.25rem;border:0;border-radius:10px;background:var(--action);color:var(--on-action);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
a:focus-visible,button:focus-visible{outline:2px solid var(--action);outline-offset:2px}`;

/** Self-contained policy, because the page may be served where the client is not. */
export const smallPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
} as const;

export interface SmallPage {
  title: string;
  text: string;
  /** A link, or a button that posts to the page's own address. */
  next: { words: string; href: string } | { words: string; posts: true };
}

/** A minimal page for links in mails and bookmarks: a few words and one link or button. */
export function smallPage({ title, text, next }: SmallPage, language: Language): string {
  const words = escapeHtml(next.words);
  const way =
    'posts' in next
      ? `<form method="post"><button>${words}</button></form>`
      : `<a href="${escapeHtml(next.href)}">${words}</a>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} | ${escapeHtml(say(product.fullName, language))}</title><style>${style}</style></head>
<body><main><p class="name">${product.name}</p><h1>${escapeHtml(title)}</h1><p class="text">${escapeHtml(text)}</p>${way}</main></body></html>
`;
}

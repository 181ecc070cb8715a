import { createHash } from 'node:crypto';
import type { Language } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import { colours } from '@engawa/theme/tokens';
import { escapeHtml } from '../../text/escape-html.ts';

const words = {
  ja: {
    title: 'ファイルを開けませんでした',
    broken: 'リンクが途中で切れているか、間違っています。元のページから開き直してください。',
    home: 'トップページへ',
  },
  en: {
    title: 'This file could not be opened',
    broken: 'The link is incomplete or wrong. Please open the file again from the page it was on.',
    home: 'To the home page',
  },
} as const;

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
a{display:inline-flex;align-items:center;min-height:44px;padding:0 1.25rem;border-radius:10px;background:var(--action);color:var(--on-action);font-weight:600;text-decoration:none}
a:focus-visible{outline:2px solid var(--action);outline-offset:2px}`;

/** The page brings its own rules: it may stand where there is no client at all. */
export const refusedFileHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
} as const;

/** Links in mails and bookmarks are opened by people: what they get instead of the file. */
export function refusedFilePage(
  refusal: { status: number; message: string },
  language: Language,
): string {
  const { title, broken, home } = words[language];
  // Of an address that was cut off, the fields that are wrong mean nothing to anybody.
  const text = refusal.status === 422 ? broken : refusal.message;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} | ${escapeHtml(product.fullName[language])}</title><style>${style}</style></head>
<body><main><p class="name">${product.name}</p><h1>${title}</h1><p class="text">${escapeHtml(text)}</p><a href="/">${home}</a></main></body></html>
`;
}

import { type Language, otherFullLanguage, say } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import { demoBanner } from '@engawa/platform/http/pages/demo-banner';
import { html } from './html.ts';
import type { Page } from './page.ts';
import { wordsIn } from './words.ts';

export interface Frame {
  language: Language;
  otherLanguage: string;
  productOrigin: string;
  style: string;
  /** Web font stylesheet, for systems without a Japanese font; loaded without blocking. */
  fonts: string;
  icon: string;
  script: string;
  openDemo: boolean;
}

/** Each language by its own name, for readers of only that language. */
const ownNames = { ja: '日本語', en: 'English' } as const;

const logo = html`<svg aria-hidden="true" viewBox="0 0 32 32" class="logo-mark"><circle cx="22" cy="10" r="5" class="sun" /><path d="M2 13 16 5l14 8M6 14v9M26 14v9" class="roof" /><path d="M2 24h28M4 28h24" class="floor" /></svg>`;
const globe = html`<svg aria-hidden="true" viewBox="0 0 24 24" class="icon"><circle cx="12" cy="12" r="10" /><path d="M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20" /></svg>`;

export function layOutPage({ title, body }: Page, frame: Frame): string {
  const { language, productOrigin } = frame;
  const other = otherFullLanguage(language);
  const t = wordsIn({}, language);
  const asksForPassword = body.markup.includes('class="reveal"');
  const fullName = say(product.fullName, language);
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${fullName}</title>
<link rel="icon" href="${frame.icon}" type="image/svg+xml">
<link rel="stylesheet" href="${frame.style}">
${asksForPassword && html`<script type="module" src="${frame.script}"></script>`}
</head>
<body>
${frame.openDemo && demoBanner}
<header>
<a href="${productOrigin}/" class="logo" aria-label="${product.name} ${t.home}">${logo}${product.name}</a>
<a href="${frame.otherLanguage}" class="language">${globe}<span class="unseen">${t.switchLanguage}</span><span lang="${other}">${ownNames[other]}</span></a>
</header>
<main>
<div class="card">
<h1>${title}</h1>
${body}
</div>
</main>
<footer><a href="${productOrigin}/terms">${t.terms}</a><span>${fullName}</span></footer>
<link rel="stylesheet" href="${frame.fonts}">
</body>
</html>
`.markup;
}

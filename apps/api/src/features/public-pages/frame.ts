import { type Language, otherFullLanguage, say } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import { demoBanner } from '@engawa/platform/http/pages/demo-banner';
import { Html, html } from '@engawa/platform/text/html';
import { colours } from '@engawa/theme/tokens';
import { fontSheet } from './font-sheet.ts';
import { pageScript } from './page-script.ts';
import type { Addresses } from './reading.ts';
import { savedLink } from './saved/save-button.ts';
import { style } from './style.ts';
import { words } from './words.ts';

export interface Site {
  origin: string;
  /** A demo that others can reach: pages say so and are excluded from search engines. */
  openDemo: boolean;
}

export interface PublicPage {
  title: string;
  description: string;
  addresses: Addresses;
  /** The entry of the menu that leads to this page. */
  section?: (typeof lists)[number]['name'];
  /** Absent: link previews show no picture. */
  picture?: string;
  /** Absent: search engines may index the page. */
  robots?: 'noindex';
  /** Address of an Atom feed of the page. */
  feed?: string;
  /** JSON-LD for search engines (schema.org). */
  data: object;
  main: Html;
}

/** Each language by its own name, for readers of only that language. */
const ownNames = { ja: '日本語', en: 'English' } as const;
const locales = { ja: 'ja_JP', en: 'en_US' } as const;
/** Size that social networks use for link previews. */
export const pictureSize = { width: 1200, height: 630 } as const;

const logo = html`<svg aria-hidden="true" viewBox="0 0 32 32"><circle cx="22" cy="10" r="5" class="sun"/><path d="M2 13 16 5l14 8M6 14v9M26 14v9" class="roof"/><path d="M2 24h28M4 28h24" class="floor"/></svg>`;
const inlineStyle = new Html(`<style>${style}</style>`);
const inlineScript = new Html(`<script>${pageScript}</script>`);

/** Escaped so that no text can end the script element or a line of a script. */
const dataBlock = (data: object): Html =>
  new Html(
    `<script type="application/ld+json">${JSON.stringify(data)
      .replaceAll('<', '\\u003c')
      .replaceAll('\u2028', '\\u2028')
      .replaceAll('\u2029', '\\u2029')}</script>`,
  );

const preview = (picture: string, title: string): Html =>
  html`<meta property="og:image" content="${picture}">
<meta property="og:image:type" content="image/jpeg">
<meta property="og:image:width" content="${pictureSize.width}">
<meta property="og:image:height" content="${pictureSize.height}">
<meta property="og:image:alt" content="${title}">
<meta name="twitter:card" content="summary_large_image">`;

const lists = [
  { path: '/jobs', name: 'jobs' },
  { path: '/companies', name: 'companies' },
  { path: '/events', name: 'events' },
] as const;

export function layOut(page: PublicPage, language: Language, { openDemo }: Site): string {
  const t = say(words, language);
  const other = otherFullLanguage(language);
  const { title, description, addresses, picture } = page;
  const full = `${title} | ${product.name}`;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${full}</title>
<meta name="description" content="${description}">
<meta name="robots" content="${openDemo ? 'noindex' : (page.robots ?? 'max-image-preview:large')}">
<meta name="theme-color" content="${colours.paper.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${colours.paper.dark}" media="(prefers-color-scheme: dark)">
<link rel="canonical" href="${addresses.canonical}">
${addresses.alternates.map(({ hreflang, href }) => html`<link rel="alternate" hreflang="${hreflang}" href="${href}">\n`)}${
  page.feed &&
  html`<link rel="alternate" type="application/atom+xml" href="${page.feed}">
`
}<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${product.name}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${addresses.canonical}">
<meta property="og:locale" content="${say(locales, language)}">
<meta property="og:locale:alternate" content="${locales[other]}">
${picture && preview(picture, title)}
${inlineStyle}
${dataBlock(page.data)}
</head>
<body>
<a href="#main" class="skip">${t.skip}</a>
${openDemo && demoBanner}
<header class="top">
<a href="/" class="logo" aria-label="${product.name} ${t.home}">${logo}${product.name}</a>
<a href="${addresses.otherLanguage}" class="language" hreflang="${other}"><span class="unseen">${t.switchLanguage}</span><span lang="${other}">${ownNames[other]}</span></a>
<a href="/talent/signin">${t.signIn}</a>
</header>
<nav class="lists" aria-label="${t.lists}">${lists.map(
    ({ path, name }) =>
      html`<a href="${path}?lang=${language}"${page.section === name && html` aria-current="page"`}>${t[name]}</a>`,
  )}${savedLink(language)}</nav>
${page.main}
<footer><a href="/terms">${t.terms}</a><a href="/support">${t.support}</a><a href="/company/signup">${t.forCompanies}</a><span>${say(product.fullName, language)}</span></footer>
<noscript><link rel="stylesheet" href="${fontSheet.path}"></noscript>
${inlineScript}
</body>
</html>
`.markup;
}

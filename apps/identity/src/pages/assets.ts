import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gatherFonts } from '@engawa/platform/http/pages/fonts';
import { colours } from '@engawa/theme/tokens';

export interface Asset {
  type: string;
  /** Small files are kept in memory; fonts are read on request. */
  content: string | { file: string };
}

export interface Assets {
  /** By file name, which contains a hash of the content. */
  byName: Map<string, Asset>;
  style: string;
  fonts: string;
  icon: string;
  script: string;
}

const digestOf = (content: string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 10);

const ownFile = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

const tokens = fileURLToPath(import.meta.resolve('@engawa/theme/tokens.css'));

/** Stylesheet and fonts: theme tokens, page rules and the theme's web font. */
export function gatherAssets(): Assets {
  const byName = new Map<string, Asset>();
  const keep = (stem: string, ending: string, type: string, content: string): string => {
    const name = `${stem}-${digestOf(content)}.${ending}`;
    byName.set(name, { type, content });
    return name;
  };
  const fonts = gatherFonts();
  for (const [name, file] of fonts.files) {
    byName.set(name, { type: 'font/woff2', content: { file } });
  }
  const css = 'text/css; charset=utf-8';
  return {
    byName,
    style: keep('style', 'css', css, `${readFileSync(tokens, 'utf8')}\n${ownFile('style.css')}`),
    fonts: keep('fonts', 'css', css, fonts.sheet),
    icon: keep('icon', 'svg', 'image/svg+xml', icon),
    script: keep('form', 'js', 'text/javascript; charset=utf-8', ownFile('form.js')),
  };
}

const { ai, kaki, wood } = colours;
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><style>.roof{stroke:${ai.light}}@media(prefers-color-scheme:dark){.roof{stroke:${ai.dark}}}</style><circle cx="22" cy="10" r="5" fill="${kaki.light}"/><path class="roof" d="M2 13 16 5l14 8M6 14v9M26 14v9"/><path d="M2 24h28M4 28h24" stroke="${wood.light}"/></svg>`;

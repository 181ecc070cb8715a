import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Fonts {
  sheet: string;
  /** Paths by name; names change with the edition of the font. */
  files: ReadonlyMap<string, string>;
}

/**
 * The theme's font for server-drawn pages, where the system has no Japanese one. Split in slices,
 * of which browsers only load those with the page's letters.
 */
export function gatherFonts(): Fonts {
  const theme = fileURLToPath(import.meta.resolve('@engawa/theme/tokens.css'));
  const path = createRequire(theme).resolve('@fontsource-variable/noto-sans-jp/index.css');
  const folder = join(dirname(path), 'files');
  const text = readFileSync(path, 'utf8');
  const edition = createHash('sha256').update(text).digest('base64url').slice(0, 10);
  const names = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
  return {
    sheet: text.replaceAll('./files/', `${edition}-`),
    files: new Map(names.map((name) => [`${edition}-${name}`, join(folder, name)])),
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DocumentKindId } from '@engawa/contract/documents/kinds';

const source = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'templates', `${name}.typ`), 'utf8');

const common = source('common');

/** Typst source by kind: what all share, then its own. */
export const templates: Record<DocumentKindId, string> = {
  rirekisho: common + source('rirekisho'),
  shokumukeirekisho: common + source('shokumukeirekisho'),
  'resume-en': common + source('resume-en'),
};

/**
 * Japanese with rare name characters (髙 﨑 𠮷) and Vietnamese letters; then what it lacks: the
 * other Latin letters and Cyrillic, and the simplified characters of Chinese names.
 */
export const fontFiles: string[] = [
  import.meta.resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
].map((url) => fileURLToPath(url));

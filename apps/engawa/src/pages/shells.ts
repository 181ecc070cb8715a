import { defaultLanguage, type Language, languages, say } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import { type DrawnPage, drawPage } from '@engawa/platform/http/pages/drawn-page';
import { escapeHtml } from '@engawa/platform/text/escape-html';

/** The empty page in one language; its title is visible before the program runs. */
export const shellIn = (html: string, language: Language): string =>
  html
    .replace(`<html lang="${defaultLanguage}"`, `<html lang="${language}"`)
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${escapeHtml(say(product.fullName, language))}</title>`,
    );

export async function drawShells(html: string): Promise<Record<Language, DrawnPage>> {
  const drawn = await Promise.all(
    languages.map(async (one) => [one, await drawPage(one, shellIn(html, one), 'once')] as const),
  );
  return Object.fromEntries(drawn) as Record<Language, DrawnPage>;
}

import { createHash } from 'node:crypto';
import type { Language } from '@engawa/contract/language';
import type { Making } from '@engawa/platform/http/pages/checked-cache';
import { type DrawnPage, drawPage } from '@engawa/platform/http/pages/drawn-page';

/** For lists: only reading the rows shows whether they have changed, so the text is the stamp. */
export function makingText(
  language: Language,
  read: () => Promise<string | undefined>,
): Making<DrawnPage> {
  let text: string | undefined;
  return {
    check: async () => {
      text = await read();
      return text && createHash('sha256').update(text).digest('base64url');
    },
    make: async () => {
      const value = await drawPage(language, text ?? '', 'quickly');
      const { br, gzip, identity } = value.bodies;
      return { value, bytes: br.length + gzip.length + identity.length };
    },
  };
}

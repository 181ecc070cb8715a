import { say } from '@engawa/contract/language';
import { fieldOf, type Protocol } from './protocol.ts';

/** Leaves room for the rest of the body. */
const most = 120 * 1024;

/** https://developers.deepl.com: at most 50 texts and 128 KiB in one request. */
export const deepl: Protocol = {
  name: 'deepl',
  limits: { texts: 50, bytes: most, largest: most },
  path: '/v2/translate',
  headers: (key) => ({ authorization: `DeepL-Auth-Key ${key ?? ''}` }),
  body: (texts, from, to) => ({
    text: texts,
    source_lang: from.toUpperCase(),
    target_lang: say({ ja: 'JA', en: 'EN-US' }, to),
    // Companies address applicants politely; languages without such forms ignore it.
    formality: 'prefer_more',
  }),
  read: (reply) => {
    const translations = fieldOf(reply, 'translations');
    return Array.isArray(translations)
      ? translations.map((one) => fieldOf(one, 'text'))
      : undefined;
  },
};

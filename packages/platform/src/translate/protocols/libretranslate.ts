import { fieldOf, type Protocol } from './protocol.ts';

/** https://docs.libretranslate.com: a text or a list; servers may limit it to 2,000 characters. */
export const libretranslate: Protocol = {
  name: 'libretranslate',
  limits: { texts: 25, bytes: 6000, largest: 120 * 1024 },
  path: '/translate',
  headers: () => ({}),
  body: (texts, from, to, key) => ({
    q: texts.length === 1 ? texts[0] : texts,
    source: from,
    target: to,
    format: 'text',
    ...(key !== undefined && { api_key: key }),
  }),
  read: (reply) => {
    const translated = fieldOf(reply, 'translatedText');
    if (typeof translated === 'string') return [translated];
    return Array.isArray(translated) ? translated : undefined;
  },
};

import { defineTexts } from '../text/define-texts.ts';

/** The day on which the texts take effect. */
export const inForceSince = '2026-11-16';

export const legalTexts = defineTexts({
  ja: async () => {
    const [{ privacy }, { terms }] = await Promise.all([
      import('./privacy.ja.ts'),
      import('./terms.ja.ts'),
    ]);
    return [privacy, terms];
  },
  en: async () => {
    const [{ privacy }, { terms }] = await Promise.all([
      import('./privacy.en.ts'),
      import('./terms.en.ts'),
    ]);
    return [privacy, terms];
  },
});

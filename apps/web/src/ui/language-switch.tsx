import { fullLanguages, type Language } from '@engawa/contract/language';
import { language, switchLanguage } from '../shared/i18n/language.ts';
import { languageNames } from '../shared/i18n/language-names.ts';
import { useWords } from '../shared/i18n/words.ts';
import { ChevronDown, Globe } from './first-icons.tsx';
import { words as uiWords } from './words.ja.ts';

export function LanguageSwitch() {
  const t = useWords(uiWords);
  return (
    <span className="relative inline-flex items-center">
      <Globe
        aria-hidden
        className="pointer-events-none absolute left-3 hidden size-4 text-sumi-2 sm:block"
      />
      <select
        aria-label={t('language')}
        value={language}
        onChange={(event) => switchLanguage(event.target.value as Language)}
        className="field-sizing-content min-h-10 cursor-pointer appearance-none rounded-full border border-line bg-washi pr-8 pl-3.5 text-sm hover:border-line-3 sm:pl-8.5"
      >
        {[...new Set([...fullLanguages, language])].map((offered) => (
          <option key={offered} value={offered} lang={offered}>
            {languageNames[offered]}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute right-2.5 size-4 text-sumi-2"
      />
    </span>
  );
}

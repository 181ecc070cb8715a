import { Globe } from 'lucide-react';
import { otherLanguage, switchLanguage } from '../shared/i18n/language.ts';
import { useMessages } from '../shared/i18n/messages.ts';
import { uiMessages } from './messages.ts';

/** Each language is offered in its own words, for those who read only that one. */
const ownNames = { ja: '日本語', en: 'English' } as const;

export function LanguageSwitch() {
  const t = useMessages(uiMessages);
  return (
    <button
      type="button"
      onClick={() => switchLanguage(otherLanguage)}
      className="inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-full border border-line bg-washi px-3 text-sm hover:border-line-3"
    >
      <Globe aria-hidden className="size-4 text-sumi-2" />
      <span className="sr-only">{t('switchLanguage')} </span>
      <span lang={otherLanguage}>{ownNames[otherLanguage]}</span>
    </button>
  );
}

import type { ContentLanguage } from '@engawa/contract/language';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Segments } from '../../../ui/form/segments.tsx';
import { editorWords } from './words.ts';

interface Choice {
  shown: ContentLanguage;
  show: (language: ContentLanguage) => void;
}

const ShownLanguage = createContext<Choice>({ shown: 'jp', show: () => undefined });

/** Which language a narrow screen shows; a wide one shows both. */
export const useShownLanguage = (): ContentLanguage => use(ShownLanguage).shown;

export function LanguageChoice({ children }: { children: ReactNode }) {
  const [shown, show] = useState<ContentLanguage>('jp');
  const choice = useMemo(() => ({ shown, show }), [shown]);
  return <ShownLanguage value={choice}>{children}</ShownLanguage>;
}

export function LanguageTabs() {
  const t = useWords(editorWords);
  const { shown, show } = use(ShownLanguage);
  return (
    <div className="md:hidden">
      <Segments
        label={t('language.choose')}
        options={[
          { value: 'jp', label: t('language.jp') },
          { value: 'en', label: t('language.en') },
        ]}
        value={shown}
        onChange={show}
      />
    </div>
  );
}

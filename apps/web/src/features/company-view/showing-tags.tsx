import type { Language } from '@engawa/contract/language';
import { useWords } from '../../shared/i18n/words.ts';
import { Tag } from '../../ui/tag.tsx';
import { words as companyViewWords } from './words.ja.ts';

interface ShowingTagsProps {
  showing: 'published' | 'changed' | 'draft';
  limited?: boolean | undefined;
  reader: Language;
}

/** In a preview only: marks content that students cannot see yet. */
export function ShowingTags({ showing, limited = false, reader }: ShowingTagsProps) {
  const t = useWords(companyViewWords, reader);
  return (
    <>
      {showing === 'draft' && <Tag tone="wood">{t('showing.draft')}</Tag>}
      {showing === 'changed' && <Tag tone="wood">{t('showing.changed')}</Tag>}
      {limited && <Tag tone="note">{t('limited')}</Tag>}
    </>
  );
}

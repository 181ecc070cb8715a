import type { Pictures } from '@engawa/contract/files/schemas';
import { type PerLanguage, pickLanguage } from '@engawa/contract/language';
import type { ReactNode } from 'react';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { ContentPicture } from '../../../ui/image/content-picture.tsx';
import { CoverPlaceholder } from '../../../ui/image/cover-placeholder.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { words as listWords } from './words.ja.ts';

interface TitleCellProps {
  children: ReactNode;
  pictures: Pictures;
  icon: ReactNode;
  /** The pictures show people. */
  portrait?: boolean | undefined;
  hasChanges: boolean;
  isPublished: boolean;
  note?: ReactNode;
  inCharge: string | null;
}

export function TitleCell({
  children,
  pictures,
  icon,
  portrait = false,
  hasChanges,
  isPublished,
  note,
  inCharge,
}: TitleCellProps) {
  const t = useWords(listWords);
  return (
    <span className="flex min-w-0 items-start gap-3">
      <span
        className={`hidden shrink-0 overflow-hidden rounded-small sm:block ${portrait ? 'w-12' : 'w-20'}`}
      >
        <ContentPicture
          pictures={pictures}
          aspect={portrait ? 1 : 16 / 9}
          alt=""
          sizes="80px"
          portrait={portrait}
          placeholder={
            <CoverPlaceholder icon={icon} className={portrait ? 'aspect-square' : 'aspect-video'} />
          }
        />
      </span>
      <span className="min-w-0">
        {children}
        {note && <span className="block text-sm font-normal text-sumi-2">{note}</span>}
        {inCharge !== null && (
          <span className="block text-sm font-normal text-sumi-2">
            {t('inCharge', { name: inCharge })}
          </span>
        )}
        {isPublished && hasChanges && (
          <span className="mt-1 block">
            <Tag tone="wood">{t('hasChanges')}</Tag>
          </span>
        )}
      </span>
    </span>
  );
}

export function useTitleOf() {
  const t = useWords(listWords);
  return (titles: PerLanguage<string>): string =>
    pickLanguage(titles, language)?.value ?? t('untitled');
}

export function LanguageMarks({ content }: { content: PerLanguage<object> }) {
  const t = useWords(listWords);
  return (
    <span className="flex gap-1">
      {content.jp && <Tag tone="note">{t('language.jp')}</Tag>}
      {content.en && <Tag tone="note">{t('language.en')}</Tag>}
    </span>
  );
}

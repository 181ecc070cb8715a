import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../../../shared/i18n/words.ts';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import type { Partner } from '../../partner.ts';
import { words as messageWords } from '../../words.ja.ts';

interface ThreadHeaderProps {
  partner: Partner;
  back: ReactNode;
  name?: ReactNode;
  facts?: ReactNode;
  children?: ReactNode;
}

export function ThreadHeader({ partner, back, name: link, facts, children }: ThreadHeaderProps) {
  const t = useWords(messageWords);
  const { name, pictureUrl, shape } = partner;
  return (
    <header className="flex items-center gap-2 border-b border-line bg-paper px-2 py-2 sm:px-5">
      {back}
      <Avatar name={name ?? ''} src={pictureUrl} shape={shape} />
      <div className="min-w-0 grow">
        <h1 className="truncate font-bold">{link ?? <bdi>{name ?? t('unavailable')}</bdi>}</h1>
        {facts && <div className="text-sm text-sumi-2">{facts}</div>}
      </div>
      {children}
    </header>
  );
}

export const backStyle =
  'inline-grid size-11 shrink-0 place-items-center rounded text-ai lg:hidden';

export function BackMark() {
  const t = useWords(messageWords);
  return (
    <>
      <ChevronLeft aria-hidden className="size-6" />
      <span className="sr-only">{t('back')}</span>
    </>
  );
}

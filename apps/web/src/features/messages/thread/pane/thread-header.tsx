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

/** On a phone a control beside the name leaves no room for facts, so these have their own row. */
export function ThreadHeader({ partner, back, name: link, facts, children }: ThreadHeaderProps) {
  const t = useWords(messageWords);
  const { name, pictureUrl, shape } = partner;
  const hasControl = Boolean(children);
  return (
    <header className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-paper px-2 py-2 sm:flex-nowrap sm:px-5">
      {back}
      <Avatar name={name ?? ''} src={pictureUrl} shape={shape} />
      <div className={hasControl ? 'contents sm:block sm:min-w-0 sm:grow' : 'min-w-0 flex-1'}>
        <h1 className="min-w-0 flex-1 truncate font-bold">
          {link ?? <bdi>{name ?? t('unavailable')}</bdi>}
        </h1>
        {facts && (
          <div
            className={`text-sm text-sumi-2 ${hasControl ? 'max-sm:order-1 max-sm:w-full max-sm:px-2' : ''}`}
          >
            {facts}
          </div>
        )}
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

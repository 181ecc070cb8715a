import { MessageSquare } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { followVisibleHeight } from '../../../ui/bars/visible-height.ts';
import { words as messageWords } from '../words.ja.ts';

interface InboxFrameProps {
  filters: ReactNode;
  list: ReactNode;
  /** The open thread; without one, a narrow screen shows only the list. */
  children?: ReactNode;
}

/** List and thread side by side; a narrow screen shows one of them. */
export function InboxFrame({ filters, list, children }: InboxFrameProps) {
  const t = useWords(messageWords);
  useEffect(followVisibleHeight, []);
  return (
    <div className="flex min-h-0 grow">
      <section
        aria-labelledby="inbox-heading"
        className={`min-h-0 w-full flex-col border-line bg-paper lg:flex lg:w-92 lg:shrink-0 lg:border-r ${children ? 'hidden' : 'flex'}`}
      >
        <div className="flex flex-col gap-3 border-b border-line p-4">
          {/* The thread beside it has the page's h1. */}
          {children ? (
            <h2 id="inbox-heading" className="text-xl font-bold">
              {t('heading')}
            </h2>
          ) : (
            <h1 id="inbox-heading" className="text-xl font-bold">
              {t('heading')}
            </h1>
          )}
          {filters}
        </div>
        <div
          data-scroll-restoration-id="threads"
          className="min-h-0 grow overflow-y-auto overscroll-contain"
        >
          {list}
        </div>
      </section>
      <div
        className={`min-h-0 min-w-0 grow flex-col bg-washi ${children ? 'flex' : 'hidden lg:flex'}`}
      >
        {children ?? (
          <div className="m-auto flex flex-col items-center gap-2 p-8 text-sumi-2">
            <MessageSquare aria-hidden className="size-8" />
            <p>{t('choose')}</p>
          </div>
        )}
      </div>
    </div>
  );
}

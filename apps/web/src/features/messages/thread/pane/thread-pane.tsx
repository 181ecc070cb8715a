import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { notFoundIfMissing } from '../../../../shared/api/failures/missing.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { saveBar } from '../../../../ui/bars/bar-heights.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormSkeleton } from '../../../../ui/feedback/form-skeleton.tsx';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { OutgoingItem } from '../../composer/outgoing-item.tsx';
import type { useOutgoing } from '../../composer/use-outgoing.ts';
import type { Side } from '../../sides.ts';
import { words as messageWords } from '../../words.ja.ts';
import { ContextCards } from '../context/context-cards.tsx';
import { entriesOf } from '../context/entries.ts';
import { layOut } from '../lay-out.ts';
import { ThreadLines } from '../thread-lines.tsx';
import { useMarkRead } from '../use-mark-read.ts';
import { useScrollPlace } from '../use-scroll-place.ts';
import type { useThread } from '../use-thread.ts';
import { ClosedNote } from './closed-note.tsx';

interface ThreadPaneProps {
  side: Side;
  talk: ReturnType<typeof useThread>;
  outgoing: ReturnType<typeof useOutgoing>;
  header: ReactNode;
  /** Between header and messages: open tasks of both sides, if any. */
  todo?: ReactNode;
  composer: ReactNode;
}

export function ThreadPane({ side, talk, outgoing, header, todo, composer }: ThreadPaneProps) {
  const t = useWords(messageWords);
  const { thread, context, messages, notes, earlier, reading, loadEarlier, error, retry } = talk;
  const { waiting, retry: sendAgain, withdraw } = outgoing;
  const entries = entriesOf(context);
  const last = messages.at(-1)?.number;
  const { area, onScroll, atEnd, toEnd } = useScrollPlace({
    first: messages[0]?.number,
    last: `${last}/${notes.length}/${entries.length}/${waiting.length}`,
    onTop: () => void loadEarlier(),
  });
  useMarkRead(side, thread, last, atEnd);
  notFoundIfMissing(error);
  if (!thread) {
    return error ? (
      <ErrorState message={error.message} onRetry={retry} wholePage />
    ) : (
      <div className="p-4">
        <FormSkeleton />
      </div>
    );
  }
  const isEmpty = messages.length === 0 && waiting.length === 0 && notes.length === 0;
  return (
    <section aria-label={t('thread')} className="flex h-full min-h-0 flex-col">
      {header}
      {todo}
      <div className="relative min-h-0 grow">
        <div
          ref={area}
          onScroll={onScroll}
          // Focusable, so that the keyboard can scroll it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          role="log"
          aria-label={t('messages')}
          className="h-full overflow-y-auto overscroll-contain [overflow-anchor:none]"
        >
          <div className="mx-auto flex min-h-full w-full max-w-[48rem] flex-col justify-end gap-4 px-3 py-4 sm:px-5">
            {earlier && (
              <Button
                size="small"
                tone="quiet"
                className="self-center"
                busy={reading}
                onClick={() => void loadEarlier()}
              >
                {t('earlier')}
              </Button>
            )}
            {context && !earlier && <ContextCards thread={thread} context={context} />}
            {isEmpty && <p className="phrased py-8 text-center text-sumi-2">{t('nothingYet')}</p>}
            <ul className="flex flex-col gap-3">
              <ThreadLines
                side={side}
                lines={layOut(messages, { notes, entries, earlier })}
                partnerRead={thread.partnerRead}
              />
              {waiting.map((message) => (
                <OutgoingItem
                  key={message.clientId}
                  message={message}
                  onRetry={() => sendAgain(message.clientId)}
                  onWithdraw={() => withdraw(message.clientId)}
                />
              ))}
            </ul>
          </div>
        </div>
        {!atEnd && (
          <Button
            size="small"
            className="absolute! bottom-3 left-1/2 -translate-x-1/2 shadow-card"
            onClick={toEnd}
          >
            <ArrowDown aria-hidden className="size-4" />
            {thread.unread > 0 ? t('newBelow') : t('toEnd')}
          </Button>
        )}
      </div>
      <div
        // Measured, so that snackbars appear above it.
        ref={saveBar}
        className="relative border-t border-line bg-paper px-3 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] sm:px-5"
      >
        <div className="mx-auto w-full max-w-[48rem]">
          {thread.closed ? <ClosedNote reason={thread.closed} /> : composer}
        </div>
      </div>
    </section>
  );
}

import { deleteThreadNote } from '@engawa/contract/messages/inside';
import { StickyNote, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCommand } from '../../../../shared/api/use-command.ts';
import { formatTime } from '../../../../shared/format/time-of-day.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { AskButton } from '../../../../ui/overlay/ask-button.tsx';
import { companySide, type Note } from '../../sides.ts';
import { words as messageWords } from '../../words.ja.ts';
import { useRefreshThread } from '../use-refresh-thread.ts';
import { MessageText } from './message-text.tsx';

/** For the company only. Full width and another colour tell it apart from messages. */
export function NoteItem({ note }: { note: Note }) {
  const t = useWords(messageWords);
  const [asking, setAsking] = useState(false);
  const refresh = useRefreshThread(companySide);
  const { mutate, isPending } = useCommand(deleteThreadNote, {
    meta: { visibleResult: true },
    onSettled: () => {
      setAsking(false);
      return refresh();
    },
  });
  const { id, text, author, mine, at } = note;
  return (
    <li className="flex items-start gap-2 rounded border border-dashed border-wood-ink/50 bg-wood-soft py-2 pr-1 pl-3.5 text-wood-ink">
      <StickyNote aria-hidden className="mt-1 size-4.5 shrink-0" />
      <div className="min-w-0 grow">
        <p className="text-xs font-semibold">
          {t('notes.by', { name: author?.name ?? t('leftUser') })}{' '}
          <time dateTime={at} className="font-normal tabular-nums">
            {formatTime(at)}
          </time>
        </p>
        <MessageText text={text} className="mt-0.5 text-sumi" />
      </div>
      {mine && (
        <AskButton
          open={asking}
          onOpenChange={setAsking}
          title={t('notes.askDelete')}
          text={t('notes.askDeleteText')}
          confirm={t('delete')}
          tone="danger"
          busy={isPending}
          onConfirm={() => mutate({ params: { id } })}
          button={
            <IconButton
              icon={<Trash2 aria-hidden />}
              label={t('notes.delete')}
              onClick={() => setAsking(true)}
            />
          }
        />
      )}
    </li>
  );
}

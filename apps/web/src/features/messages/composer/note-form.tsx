import { addThreadNote } from '@engawa/contract/messages/inside';
import { messageLimits } from '@engawa/contract/messages/limits';
import { type FormEvent, useState } from 'react';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { companySide } from '../sides.ts';
import { useRefreshThread } from '../thread/use-refresh-thread.ts';
import { words as messageWords } from '../words.ja.ts';

/** Uses the background of internal notes, so that it is not mistaken for a message. */
export function NoteForm({ threadId }: { threadId: string }) {
  const t = useWords(messageWords);
  const [text, setText] = useState('');
  const refresh = useRefreshThread(companySide);
  const { mutate, isPending } = useCommand(addThreadNote, {
    meta: { visibleResult: true },
    onSuccess: () => setText(''),
    onSettled: refresh,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) mutate({ body: { threadId, text: text.trim() } });
  };
  return (
    <form onSubmit={submit} className="w-full rounded bg-wood-soft p-3">
      <TextArea
        aria-label={t('notes.write')}
        placeholder={t('notes.write')}
        rows={2}
        limit={messageLimits.note}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="min-h-16!"
      />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-wood-ink">{t('notes.hint')}</p>
        <Button type="submit" tone="primary" size="small" busy={isPending}>
          {t('notes.add')}
        </Button>
      </div>
    </form>
  );
}

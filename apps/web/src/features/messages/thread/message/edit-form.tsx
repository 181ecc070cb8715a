import { messageLimits } from '@engawa/contract/messages/limits';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useCommand } from '../../../../shared/api/use-command.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import type { Message, Side } from '../../sides.ts';
import { words as messageWords } from '../../words.ja.ts';
import { useRefreshThread } from '../use-refresh-thread.ts';

interface EditFormProps {
  side: Side;
  message: Message;
  onDone: () => void;
}

export function EditForm({ side, message, onDone }: EditFormProps) {
  const t = useWords(messageWords);
  const [text, setText] = useState(message.text ?? '');
  const area = useRef<HTMLTextAreaElement>(null);
  const refresh = useRefreshThread(side);
  const { mutate, isPending } = useCommand(side.edit, {
    meta: { visibleResult: true },
    onSuccess: onDone,
    onSettled: refresh,
  });
  useEffect(() => {
    area.current?.focus();
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) mutate({ body: { id: message.id, text: text.trim() } });
  };
  return (
    <form onSubmit={submit} className="w-full max-w-[85%] sm:max-w-[75%]">
      <TextArea
        ref={area}
        aria-label={t('edit')}
        value={text}
        rows={2}
        limit={messageLimits.text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
      />
      <div className="mt-2 flex justify-end gap-2">
        <Button size="small" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button type="submit" size="small" tone="primary" busy={isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

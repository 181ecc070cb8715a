import { saveListLimits } from '@engawa/contract/save-lists/limits';
import { NotebookPen } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import type { Person } from '../queries.ts';
import { useNote } from '../use-people-commands.ts';
import { words as saveListWords } from '../words.ja.ts';

interface NoteCellProps {
  listId: string;
  person: Person;
}

/** A note edited in place; has the background of internal notes, which students never see. */
export function NoteCell({ listId, person }: NoteCellProps) {
  const t = useWords(saveListWords);
  const [writing, setWriting] = useState(false);
  const { note, name } = person;
  if (writing) return <NoteForm {...{ listId, person }} onDone={() => setWriting(false)} />;
  return (
    <button
      type="button"
      onClick={() => setWriting(true)}
      className={`flex min-h-9 max-w-96 cursor-pointer items-start gap-2 rounded-small px-2 py-1.5 text-left text-sm @min-[900px]:min-w-52 ${note ? 'bg-wood-soft hover:bg-wood-soft/70' : 'text-sumi-2 hover:bg-washi'}`}
    >
      <NotebookPen aria-hidden className="mt-1 size-4 shrink-0" />
      <span dir="auto" className="min-w-0 break-words whitespace-pre-line">
        {note ?? t('note.add')}
      </span>
      <span className="sr-only">{t('note.edit', { name })}</span>
    </button>
  );
}

function NoteForm({ listId, person, onDone }: NoteCellProps & { onDone: () => void }) {
  const t = useWords(saveListWords);
  const { studentId, name, note } = person;
  const [text, setText] = useState(note ?? '');
  const { save, isPending } = useNote(listId, studentId, note);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(text.trim() || null, onDone);
  };
  return (
    <form onSubmit={submit} className="w-full min-w-60 rounded-small bg-wood-soft p-2">
      <TextArea
        ref={area}
        aria-label={t('note.of', { name })}
        rows={2}
        limit={saveListLimits.note}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="min-h-16! text-sm"
      />
      <div className="mt-2 flex gap-2">
        <Button type="submit" size="small" tone="primary" busy={isPending}>
          {t('note.save')}
        </Button>
        <Button size="small" onClick={onDone}>
          {t('note.cancel')}
        </Button>
      </div>
    </form>
  );
}

import { applicationLimits } from '@engawa/contract/applications/limits';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { formatDateTime } from '../../../shared/format/date-time.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { ApplicantDetail } from '../queries.ts';
import { useAddNote, useDeleteNote } from '../use-applicant-commands.ts';
import { words as applicantWords } from '../words.ja.ts';
import { PanelSection } from './panel-section.tsx';

/** Uses the background of internal notes, which students never see. */
export function Notes({ detail: { applicant, notes } }: { detail: ApplicantDetail }) {
  const t = useWords(applicantWords);
  const remove = useDeleteNote();
  return (
    <PanelSection heading={t('notes.heading')}>
      <ul className="mb-3 flex flex-col gap-2 empty:hidden">
        {notes.map((note) => (
          <li key={note.id} className="rounded-small bg-wood-soft px-3 py-2 text-sm">
            <div className="flex items-start gap-2">
              <p className="min-w-0 grow text-wood-ink">
                {note.author ?? t('left')} ・ {formatDateTime(note.at, language)}
              </p>
              {note.mine && (
                <IconButton
                  icon={<Trash2 aria-hidden />}
                  label={t('notes.delete')}
                  onClick={() => remove.mutate({ params: { id: note.id } })}
                  className="-m-2"
                />
              )}
            </div>
            <p dir="auto" className="mt-1 break-words whitespace-pre-line">
              {note.text}
            </p>
          </li>
        ))}
      </ul>
      <NoteForm applicationId={applicant.id} />
    </PanelSection>
  );
}

function NoteForm({ applicationId }: { applicationId: string }) {
  const t = useWords(applicantWords);
  const [text, setText] = useState('');
  const add = useAddNote();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    const body = { applicationId, text: text.trim() };
    add.mutate({ body }, { onSuccess: () => setText('') });
  };
  return (
    <form onSubmit={submit} className="rounded bg-wood-soft p-3">
      <TextArea
        aria-label={t('notes.write')}
        placeholder={t('notes.write')}
        rows={2}
        limit={applicationLimits.note}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="min-h-16!"
      />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-wood-ink">{t('notes.hint')}</p>
        <Button type="submit" size="small" busy={add.isPending}>
          {t('notes.add')}
        </Button>
      </div>
    </form>
  );
}

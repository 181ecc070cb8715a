import { scholarshipLimits } from '@engawa/contract/reference/scholarship';
import { useWords } from '../../../shared/i18n/words.ts';
import { acceptOf } from '../../../shared/upload/use-uploads.ts';
import { ConflictNote } from '../../../ui/bound/conflict-note.tsx';
import { BoundArea } from '../../../ui/bound/fields/bound-area.tsx';
import { BoundText } from '../../../ui/bound/fields/bound-text.tsx';
import { LeaveGuard } from '../../../ui/bound/leaving/leave-guard.tsx';
import { Button } from '../../../ui/button.tsx';
import { FileDrop } from '../../../ui/file/file-drop.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import type { Entry } from '../queries.ts';
import { useEntryForm } from '../use-entry-form.ts';
import { words as scholarshipWords } from '../words.ja.ts';
import { CloseButton } from './close-button.tsx';
import { WriteupCount } from './writeup-count.tsx';

interface EntryFormProps {
  programmeId: string;
  category: Entry['category'];
  entry: Entry | undefined;
  name: string;
  onClose: () => void;
}

export function EntryForm({ programmeId, category, entry, name, onClose }: EntryFormProps) {
  const t = useWords(scholarshipWords);
  const { form, element, submit, alert, conflict, busy, unsaved, items, upload, full } =
    useEntryForm({
      programmeId,
      category,
      entry,
      onSaved: onClose,
    });
  return (
    <form
      ref={element}
      noValidate
      onSubmit={submit}
      aria-label={name}
      className="mt-4 flex flex-col gap-5 rounded border border-line p-4 sm:p-5"
    >
      <FormAlert message={alert} />
      {conflict && <ConflictNote {...conflict} />}
      <BoundText form={form} name="title" label={t('title')} required />
      <div>
        <BoundArea
          form={form}
          name="writeup"
          label={t('writeup')}
          hint={t('writeupHint', {
            words: scholarshipLimits.writeup.enWords,
            characters: scholarshipLimits.writeup.jaCharacters,
          })}
          rows={10}
          required
        />
        <WriteupCount text={form.watch('writeup')} />
      </div>
      <Field label={t('files')} hint={t('filesHint', { max: scholarshipLimits.filesPerEntry })}>
        <FileDrop
          onFiles={upload}
          items={items}
          accept={acceptOf('scholarship')}
          hint={t('filesFormats')}
          disabled={full}
          multiple
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <CloseButton unsaved={unsaved} onClose={onClose} />
        <Button type="submit" tone="primary" busy={busy}>
          {entry ? t('saveEntry') : t('send')}
        </Button>
      </div>
      <LeaveGuard unsaved={unsaved} />
    </form>
  );
}

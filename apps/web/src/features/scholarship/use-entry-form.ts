import { scholarshipLimits } from '@engawa/contract/reference/scholarship';
import { addEntry, saveEntry } from '@engawa/contract/scholarship/student';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import type { StoredFile } from '../../shared/api/upload-file.ts';
import { useCommand } from '../../shared/api/use-command.ts';
import { blankToNull } from '../../shared/form/blanks.ts';
import { schemaResolver } from '../../shared/form/schema-resolver.ts';
import { useDraft } from '../../shared/form/use-draft.ts';
import { useFormSubmit } from '../../shared/form/use-form-submit.ts';
import { useStudentAccount } from '../../shared/session/use-session.ts';
import { useUploads } from '../../shared/upload/use-uploads.ts';
import { useFocusOnRefusal } from '../../ui/bound/use-focus-on-refusal.ts';
import { type Entry, programmesQuery } from './queries.ts';

interface Values {
  title: string;
  writeup: string;
  files: StoredFile[];
}

interface EntryFormParts {
  programmeId: string;
  category: Entry['category'];
  entry: Entry | undefined;
  onSaved: () => void;
}

/** An entry as a form: new, or changed until the deadline. */
export function useEntryForm({ programmeId, category, entry, onSaved }: EntryFormParts) {
  const client = useQueryClient();
  const partsOf = ({ title, writeup, files }: Values) => ({
    category,
    ...blankToNull({ title, writeup }),
    fileIds: files.map(({ id }) => id),
  });
  const form = useForm<Values>({
    defaultValues: {
      title: entry?.title ?? '',
      writeup: entry?.writeup ?? '',
      files: entry?.files ?? [],
    },
    resolver: schemaResolver(
      async () => (await import('@engawa/contract/scholarship/schemas')).newEntry,
      (values: Values) => ({ programmeId, ...partsOf(values) }),
    ),
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  useDraft(form, useStudentAccount()?.id ?? '', `scholarship:${programmeId}:${category}`);

  const done = {
    meta: { ownErrors: true },
    onSuccess: () => client.invalidateQueries({ queryKey: programmesQuery.queryKey }),
  };
  const add = useCommand(addEntry, done);
  const change = useCommand(saveEntry, done);

  async function save(values: Values): Promise<void> {
    const parts = partsOf(values);
    if (entry) {
      const { id, version } = entry;
      await change.mutateAsync({ params: { id }, body: { version, ...parts } });
    } else {
      await add.mutateAsync({ body: { programmeId, ...parts } });
    }
    form.reset(values);
    onSaved();
  }

  const element = useFocusOnRefusal(form);
  const { submit, alert } = useFormSubmit(form, save);

  const files = useWatch({ control: form.control, name: 'files' });
  const setFiles = (next: StoredFile[]) => form.setValue('files', next, { shouldDirty: true });
  const uploads = useUploads('scholarship', (file) => setFiles([...form.getValues('files'), file]));
  const room = scholarshipLimits.filesPerEntry - files.length - uploads.uploads.length;
  return {
    form,
    element,
    submit,
    alert,
    busy: add.isPending || change.isPending || uploads.busy,
    unsaved: isDirty,
    full: room <= 0,
    upload: (chosen: File[]) => uploads.add(chosen.slice(0, Math.max(0, room))),
    items: [
      ...files.map(({ id, name, bytes }) => ({
        id,
        name,
        size: bytes,
        onRemove: () => setFiles(files.filter((file) => file.id !== id)),
      })),
      ...uploads.uploads.map((one) => ({
        ...one,
        onRemove: () => uploads.remove(one.id),
        ...(one.error && { onRetry: () => uploads.retry(one.id) }),
      })),
    ],
  };
}

import { scholarshipLimits } from '@engawa/contract/reference/scholarship';
import { addEntry, saveEntry } from '@engawa/contract/scholarship/student';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { StoredFile } from '../../shared/api/sending/upload-file.ts';
import { useCommand } from '../../shared/api/use-command.ts';
import { blankToNull } from '../../shared/form/blanks.ts';
import { useDraft } from '../../shared/form/drafts/use-draft.ts';
import { schemaResolver } from '../../shared/form/schema-resolver.ts';
import { useVersionedSubmit } from '../../shared/form/use-versioned-submit.ts';
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

const valuesOf = (entry: Entry | undefined): Values => ({
  title: entry?.title ?? '',
  writeup: entry?.writeup ?? '',
  files: entry?.files ?? [],
});

export function useEntryForm({ programmeId, category, entry, onSaved }: EntryFormParts) {
  const client = useQueryClient();
  const partsOf = ({ title, writeup, files }: Values) => ({
    category,
    ...blankToNull({ title, writeup }),
    fileIds: files.map(({ id }) => id),
  });
  const form = useForm<Values>({
    defaultValues: valuesOf(entry),
    resolver: schemaResolver(
      async () => (await import('@engawa/contract/scholarship/schemas')).newEntry,
      (values: Values) => ({ programmeId, ...partsOf(values) }),
    ),
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  const versionRef = useRef(entry?.version ?? 0);
  useDraft(
    form,
    versionRef,
    useStudentAccount()?.id ?? '',
    `scholarship:${programmeId}:${category}`,
  );

  const done = {
    meta: { ownErrors: true, visibleResult: true },
    onSuccess: () => client.invalidateQueries({ queryKey: programmesQuery.queryKey }),
  };
  const add = useCommand(addEntry, done);
  const change = useCommand(saveEntry, done);

  const element = useFocusOnRefusal(form);
  const { submit, alert, conflict } = useVersionedSubmit(form, {
    versionRef,
    send: async (values, against) => {
      const parts = partsOf(values);
      const { entry: saved } = entry
        ? await change.mutateAsync({
            params: { id: entry.id },
            body: { version: against, ...parts },
          })
        : await add.mutateAsync({ body: { programmeId, ...parts } });
      onSaved();
      return saved.version;
    },
    readStored: async () => {
      const programmes = await client.fetchQuery({ ...programmesQuery, staleTime: 0 });
      const entries = programmes.flatMap((programme) => programme.entries);
      const stored = entries.find(({ id }) => id === entry?.id);
      return { version: stored?.version ?? 0, values: valuesOf(stored) };
    },
  });

  const files = useWatch({ control: form.control, name: 'files' });
  const setFiles = (next: StoredFile[]) => form.setValue('files', next, { shouldDirty: true });
  const uploads = useUploads('scholarship', (file) => setFiles([...form.getValues('files'), file]));
  const room = scholarshipLimits.filesPerEntry - files.length - uploads.uploads.length;
  return {
    form,
    element,
    submit,
    alert,
    conflict,
    busy: add.isPending || change.isPending || uploads.busy,
    unsaved: isDirty || uploads.busy,
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

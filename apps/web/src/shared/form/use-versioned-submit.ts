import { type RefObject, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiFailure } from '../api/failures/api-failure.ts';
import { markSaved } from './drafts/mark-saved.ts';
import { useFormSubmit } from './use-form-submit.ts';

interface Stored<Values> {
  version: number;
  values: Values;
}

interface VersionedParts<Values> {
  /** Version of the form's values; only this form's own saves change it. */
  versionRef: RefObject<number>;
  send: (values: Values, version: number) => Promise<number>;
  readStored: () => Promise<Stored<Values>>;
}

export interface Conflict {
  keepMine: () => void;
  takeTheirs: () => Promise<void>;
}

/**
 * Saves with an optimistic lock: on a version conflict nothing is overwritten, and the person
 * chooses which values to keep.
 */
export function useVersionedSubmit<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { versionRef, send, readStored }: VersionedParts<Values>,
) {
  const [newer, setNewer] = useState<number>();
  const { submit, alert } = useFormSubmit(form, async (values) => {
    try {
      versionRef.current = await send(values, versionRef.current);
      setNewer(undefined);
      markSaved(form, values);
    } catch (failure) {
      if (!(failure instanceof ApiFailure) || failure.code !== 'stale_version') throw failure;
      setNewer(failure.current);
    }
  });
  const conflict: Conflict | undefined =
    newer === undefined
      ? undefined
      : {
          keepMine: () => {
            versionRef.current = newer;
            submit();
          },
          takeTheirs: async () => {
            const stored = await readStored();
            versionRef.current = stored.version;
            form.reset(stored.values);
            setNewer(undefined);
          },
        };
  return { submit, alert, conflict };
}

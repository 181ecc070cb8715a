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
  /** The version of what the form shows; nothing but this form's own saves moves it on. */
  versionRef: RefObject<number>;
  /** Saves against a version and answers with the new one. */
  send: (values: Values, version: number) => Promise<number>;
  /** What the server has now. */
  readStored: () => Promise<Stored<Values>>;
}

export interface Conflict {
  keepMine: () => void;
  takeTheirs: () => Promise<void>;
}

/**
 * Saves against the version that the form was opened with. When somebody was first, nothing is
 * overwritten: the person says which of the two shall stay.
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

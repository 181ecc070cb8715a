import { type RefObject, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { beforeForcedLeave } from '../../session/sign-out/forced-leave.ts';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';
import { layOver } from './lay-over.ts';

interface Draft<Values> {
  version: number;
  values: Values;
}

function asDraft(kept: unknown): Draft<unknown> | undefined {
  const { version, values } = (kept ?? {}) as Partial<Draft<unknown>>;
  return typeof version === 'number' ? { version, values } : undefined;
}

/**
 * Stores unsaved input when the session ends or the page is hidden, and restores it, with its
 * version, when the same person opens the form again. Returns whether it has just restored a draft.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  versionRef: RefObject<number>,
  owner: string,
  name: string,
): boolean {
  const [draft] = useState(() => asDraft(readDraft(owner, name)));
  const { isDirty } = form.formState;

  useEffect(() => {
    if (draft) {
      versionRef.current = draft.version;
      // An older client may have stored the draft; newer fields keep their opened values.
      form.reset(layOver(form.getValues(), draft.values), { keepDefaultValues: true });
    }
    dropDraft(owner, name);
  }, [form, versionRef, draft, owner, name]);

  useEffect(() => {
    const keep = () => {
      const kept: Draft<Values> = { version: versionRef.current, values: form.getValues() };
      if (isDirty) keepDraft(owner, name, kept);
    };
    const seen = () => {
      if (document.hidden) keep();
      else dropDraft(owner, name);
    };
    const unlisten = beforeForcedLeave(keep);
    document.addEventListener('visibilitychange', seen);
    return () => {
      unlisten();
      document.removeEventListener('visibilitychange', seen);
    };
  }, [form, versionRef, owner, name, isDirty]);

  return draft !== undefined && isDirty;
}

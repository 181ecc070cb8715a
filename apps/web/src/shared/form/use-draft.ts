import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { beforeForcedLeave } from '../session/forced-leave.ts';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';

/**
 * Nothing typed is lost when the session ends or the phone puts the page away: it comes back when
 * the same person opens the form again. Returns whether it just did.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  owner: string,
  name: string,
): boolean {
  const [draft] = useState(() => readDraft(owner, name) as Values | undefined);
  const { isDirty } = form.formState;

  useEffect(() => {
    if (draft) form.reset(draft, { keepDefaultValues: true });
    dropDraft(owner, name);
  }, [form, draft, owner, name]);

  useEffect(() => {
    const keep = () => {
      if (isDirty) keepDraft(owner, name, form.getValues());
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
  }, [form, owner, name, isDirty]);

  return draft !== undefined && isDirty;
}

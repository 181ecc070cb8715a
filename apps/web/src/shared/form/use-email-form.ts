import type { askEmailChange } from '@engawa/contract/email-change/company';
import type { askStudentEmailChange } from '@engawa/contract/email-change/student';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCommand } from '../api/use-command.ts';
import { dropDraft, keepDraft, readDraft } from './drafts/drafts.ts';
import { rules } from './rules.ts';
import { useFormSubmit } from './use-form-submit.ts';

const draft = 'email-change';

type Ask = typeof askEmailChange | typeof askStudentEmailChange;

/** Keeps the input while the person signs in again. */
export function useEmailForm(endpoint: Ask, owner: string) {
  const [sentTo, setSentTo] = useState<string>();
  const [typed] = useState(() => readDraft(owner, draft));
  const form = useForm({ defaultValues: { email: typeof typed === 'string' ? typed : '' } });
  const command = useCommand(endpoint, { meta: { ownErrors: true, ownWords: true } });
  const { submit, alert } = useFormSubmit(form, async (body) => {
    setSentTo(undefined);
    keepDraft(owner, draft, body.email);
    await command.mutateAsync({ body });
    dropDraft(owner, draft);
    form.reset({ email: '' });
    setSentTo(body.email);
  });
  return {
    input: form.register('email', rules.email),
    error: form.formState.errors.email?.message,
    submit,
    alert,
    busy: command.isPending,
    sentTo,
    /** The input was restored after signing in again. */
    resumed: typed !== undefined,
    refusal: command.error,
  };
}

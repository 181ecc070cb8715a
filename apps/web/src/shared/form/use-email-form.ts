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

/** What was typed is still there when the person has had to sign in once more in between. */
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
    /** There was one under way before. */
    resumed: typed !== undefined,
    refusal: command.error,
  };
}

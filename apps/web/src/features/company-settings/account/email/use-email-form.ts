import { askEmailChange } from '@engawa/contract/email-change/company';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCommand } from '../../../../shared/api/use-command.ts';
import { dropDraft, keepDraft, readDraft } from '../../../../shared/form/drafts.ts';
import { rules } from '../../../../shared/form/rules.ts';
import { useFormSubmit } from '../../../../shared/form/use-form-submit.ts';

const draft = 'email-change';

/** What was typed is still there when the person has had to sign in once more in between. */
export function useEmailForm(owner: string) {
  const [sentTo, setSentTo] = useState<string>();
  const [typed] = useState(() => readDraft(owner, draft));
  const form = useForm({ defaultValues: { email: typeof typed === 'string' ? typed : '' } });
  const command = useCommand(askEmailChange, { meta: { ownErrors: true, ownWords: true } });
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
    refusal: command.error,
  };
}

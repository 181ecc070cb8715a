import { changeCompanyPassword } from '@engawa/contract/passwords/company';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiFailure } from '../../../shared/api/failures/api-failure.ts';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useFormSubmit } from '../../../shared/form/use-form-submit.ts';
import { useFocusOnRefusal } from '../../../ui/bound/use-focus-on-refusal.ts';

const empty = { current_password: '', new_password: '' };

/** `refused`: the messages of the server's 422, for the dialog; each also appears at its field. */
export function usePasswordForm() {
  const [changed, setChanged] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const form = useForm({ defaultValues: empty, shouldFocusError: false });
  const command = useCommand(changeCompanyPassword, {
    meta: { ownErrors: true, ownWords: true },
  });
  const { submit, alert } = useFormSubmit(form, async (body) => {
    setChanged(false);
    try {
      await command.mutateAsync({ body });
    } catch (failure) {
      if (failure instanceof ApiFailure) setRefused(Object.values(failure.fields));
      throw failure;
    }
    form.reset(empty);
    setChanged(true);
  });
  const element = useFocusOnRefusal(form);
  const { isDirty } = form.formState;
  return {
    form,
    changed,
    refused,
    dismiss: () => setRefused([]),
    state: { element, submit, alert, isDirty, busy: command.isPending },
  };
}

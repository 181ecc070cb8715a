import { recruiterLoginTwoStep } from '@engawa/contract/auth/anyone';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { ApiFailure } from '../../shared/api/failures/api-failure.ts';
import { useCommand } from '../../shared/api/use-command.ts';
import { rules } from '../../shared/form/rules.ts';
import { useFormSubmit } from '../../shared/form/use-form-submit.ts';
import { session } from '../../shared/session/session.ts';
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts';

/** A wrong code is reported at its field; an expired sign-in returns to the password. */
export function useTwoStepForm(codeToken: string, onTooLate: () => void) {
  const form = useForm({ defaultValues: { code: '' } });
  const command = useCommand(recruiterLoginTwoStep, {
    meta: { ownErrors: true },
    onSuccess: (reply) => session.begin('company', reply),
  });
  const { submit, alert } = useFormSubmit(form, async ({ code }) => {
    try {
      await command.mutateAsync({ body: { codeToken, code } });
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      if (failure.code === 'selection_expired') {
        showSnackbar({ ok: false, message: failure.message });
        onTooLate();
        return;
      }
      if (failure.code !== 'two_step_code_wrong') throw failure;
      form.setError('code', { message: failure.message }, { shouldFocus: true });
    }
  });
  // This form has replaced another one and takes over its focus.
  useEffect(() => form.setFocus('code'), [form]);
  return {
    input: form.register('code', rules.required),
    error: form.formState.errors.code?.message,
    submit,
    alert,
    busy: command.isPending || command.isSuccess,
  };
}

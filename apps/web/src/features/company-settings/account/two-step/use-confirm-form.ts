import { confirmTwoStep } from '@engawa/contract/two-step/company';
import { useForm } from 'react-hook-form';
import { ApiFailure } from '../../../../shared/api/failures/api-failure.ts';
import { useCommand } from '../../../../shared/api/use-command.ts';
import { rules } from '../../../../shared/form/rules.ts';
import { useFormSubmit } from '../../../../shared/form/use-form-submit.ts';

export function useConfirmForm(onConfirmed: (codes: readonly string[]) => void) {
  const form = useForm({ defaultValues: { code: '' } });
  const { mutateAsync, isPending } = useCommand(confirmTwoStep, { meta: { ownErrors: true } });
  const { submit, alert } = useFormSubmit(form, async (body) => {
    try {
      onConfirmed((await mutateAsync({ body })).recoveryCodes);
    } catch (failure) {
      const isWrong = failure instanceof ApiFailure && failure.code === 'two_step_code_wrong';
      if (!isWrong) throw failure;
      form.setError('code', { message: failure.message }, { shouldFocus: true });
    }
  });
  return {
    input: form.register('code', rules.required),
    error: form.formState.errors.code?.message,
    submit,
    alert,
    busy: isPending,
  };
}

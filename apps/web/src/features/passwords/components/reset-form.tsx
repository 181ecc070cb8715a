import type { ReplyOf } from '@engawa/contract/endpoint';
import { resetPassword } from '@engawa/contract/passwords/anyone';
import { useForm } from 'react-hook-form';
import { useCommand } from '../../../shared/api/use-command.ts';
import { rules } from '../../../shared/form/rules.ts';
import { useFormSubmit } from '../../../shared/form/use-form-submit.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { words as passwordResetWords } from '../words.ja.ts';

interface ResetFormProps {
  token: string;
  email: string;
  onReset: (reply: ReplyOf<typeof resetPassword>) => void;
  onExpired: () => void;
}

export function ResetForm({ token, email, onReset, onExpired }: ResetFormProps) {
  const t = useWords(passwordResetWords);
  const form = useForm({ defaultValues: { password: '' } });
  const { mutateAsync, isPending } = useCommand(resetPassword, {
    meta: { ownErrors: true, visibleResult: true },
  });

  const { submit, alert } = useFormSubmit(
    form,
    async ({ password }) => onReset(await mutateAsync({ body: { token, password } })),
    { onGone: onExpired },
  );

  return (
    <>
      <h1 className="mb-5 text-xl font-bold">{t('reset.heading')}</h1>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <FormAlert message={alert} />
        <Field label={t('reset.account')}>
          <TextInput type="email" autoComplete="username" readOnly value={email} />
        </Field>
        <Field
          label={t('reset.password')}
          hint={t('reset.hint')}
          error={form.formState.errors.password?.message}
        >
          <PasswordInput
            autoComplete="new-password"
            {...form.register('password', rules.newPassword)}
          />
        </Field>
        <Button type="submit" tone="primary" size="large" busy={isPending}>
          {t('reset.save')}
        </Button>
      </form>
    </>
  );
}

import { rules } from '../../../shared/form/rules.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { useCompanyAccount } from '../../../shared/session/use-session.ts';
import { Field } from '../../../ui/form/field.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { ActionForm } from '../frame/action-form.tsx';
import { RefusedDialog } from './refused-dialog.tsx';
import { usePasswordForm } from './use-password-form.ts';
import { words as passwordChangeWords } from './words.ja.ts';

export function PasswordForm() {
  const t = useWords(passwordChangeWords);
  const account = useCompanyAccount();
  const { form, changed, refused, dismiss, state } = usePasswordForm();
  const { errors } = form.formState;
  return (
    <>
      <ActionForm
        name={t('heading')}
        action={t('change')}
        done={changed ? t('changed') : undefined}
        state={state}
      >
        {/* Tells password managers which account the password belongs to. */}
        <Field label={t('account')}>
          <TextInput
            type="email"
            autoComplete="username"
            readOnly
            value={account?.email ?? ''}
            className="text-sumi-2"
          />
        </Field>
        <Field label={t('current')} hint={t('forgotten')} error={errors.current_password?.message}>
          <PasswordInput {...form.register('current_password', rules.required)} />
        </Field>
        <Field label={t('new')} hint={t('hint')} error={errors.new_password?.message}>
          <PasswordInput
            autoComplete="new-password"
            {...form.register('new_password', rules.newPassword)}
          />
        </Field>
      </ActionForm>
      <RefusedDialog messages={refused} onClose={dismiss} />
    </>
  );
}

import type { ReplyOf } from '@engawa/contract/endpoint';
import { say } from '@engawa/contract/language';
import { authorityLevels } from '@engawa/contract/reference/companies/authority-levels';
import { registerInvited, type showInvitation } from '@engawa/contract/signup/anyone';
import { useForm } from 'react-hook-form';
import { useCommand } from '../../../shared/api/use-command.ts';
import { rules } from '../../../shared/form/rules.ts';
import { useFormSubmit } from '../../../shared/form/use-form-submit.ts';
import { companyName } from '../../../shared/i18n/company-name.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { session } from '../../../shared/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { words as invitationWords } from '../words.ja.ts';

interface RegisterFormProps {
  token: string;
  invitation: ReplyOf<typeof showInvitation>;
  onExpired: () => void;
}

export function RegisterForm({ token, invitation, onExpired }: RegisterFormProps) {
  const t = useWords(invitationWords);
  const form = useForm({ defaultValues: { name: '', password: '' } });
  const { errors } = form.formState;
  const { mutateAsync, isPending, isSuccess } = useCommand(registerInvited, {
    meta: { ownErrors: true },
    onSuccess: (reply) => session.begin('company', reply),
  });
  const level = authorityLevels.entries.find(({ id }) => id === invitation.role);

  const { submit, alert } = useFormSubmit(
    form,
    (values) => mutateAsync({ body: { token, ...values } }),
    { onGone: onExpired },
  );

  return (
    <>
      <h1 className="text-xl font-bold">
        {t('heading', { company: companyName(invitation.companyName) })}
      </h1>
      <p className="phrased mt-2 mb-5 text-sumi-2">
        {t('text', { level: level ? say(level.name, language) : '' })}
      </p>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <FormAlert message={alert} />
        <Field label={t('email')}>
          <TextInput type="email" autoComplete="username" readOnly value={invitation.email} />
        </Field>
        <Field label={t('name')} hint={t('nameHint')} error={errors.name?.message} required>
          <TextInput autoComplete="name" {...form.register('name', rules.name)} />
        </Field>
        <Field
          label={t('password')}
          hint={t('passwordHint')}
          error={errors.password?.message}
          required
        >
          <PasswordInput
            autoComplete="new-password"
            {...form.register('password', rules.newPassword)}
          />
        </Field>
        <Button type="submit" tone="primary" size="large" busy={isPending || isSuccess}>
          {t('join')}
        </Button>
      </form>
    </>
  );
}

import { industries } from '@engawa/contract/reference/companies/industries';
import { prefectures } from '@engawa/contract/reference/places/prefectures';
import { signUpCompany } from '@engawa/contract/signup/anyone';
import { useForm } from 'react-hook-form';
import { useCommand } from '../../../shared/api/use-command.ts';
import { rules, word } from '../../../shared/form/rules.ts';
import { useFormSubmit } from '../../../shared/form/use-form-submit.ts';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { session } from '../../../shared/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { bodyOf, emptyCompany, readCount } from '../company-values.ts';
import { words as signUpWords } from '../words.ja.ts';

interface CompanyFormProps {
  token: string;
  email: string;
  onExpired: () => void;
}

export function CompanyForm({ token, email, onExpired }: CompanyFormProps) {
  const t = useWords(signUpWords);
  const form = useForm({ defaultValues: emptyCompany });
  const { errors } = form.formState;
  const { mutateAsync, isPending, isSuccess } = useCommand(signUpCompany, {
    meta: { ownErrors: true },
    onSuccess: (reply) => session.begin('company', reply),
  });

  const { submit, alert } = useFormSubmit(
    form,
    (values) => mutateAsync({ body: bodyOf(token, values) }),
    { onGone: onExpired },
  );

  return (
    <>
      <h1 className="text-xl font-bold">{t('company.heading')}</h1>
      <p className="mt-2 mb-5 text-sm text-sumi-2">{t('company.confirmed', { email })}</p>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <FormAlert message={alert} />
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Field
          label={t('company.nameJp')}
          hint={t('company.nameHint')}
          error={errors.companyNameJp?.message}
        >
          <TextInput
            autoComplete="organization"
            {...form.register('companyNameJp', {
              validate: (name, { companyNameEn }) =>
                Boolean(name.trim() || companyNameEn.trim()) || word('required'),
            })}
          />
        </Field>
        <Field label={t('company.nameEn')} error={errors.companyNameEn?.message}>
          <TextInput lang="en" {...form.register('companyNameEn')} />
        </Field>
        <Field label={t('company.industry')} error={errors.industry?.message} required>
          <Select
            options={optionsOf(industries)}
            {...form.register('industry', { validate: (value) => value !== '' || word('choice') })}
          />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('company.prefecture')} error={errors.prefecture?.message}>
            <Select options={optionsOf(prefectures)} {...form.register('prefecture')} />
          </Field>
          <Field label={t('company.employees')} error={errors.employees?.message}>
            <TextInput
              inputMode="numeric"
              trail={t('company.people')}
              {...form.register('employees', {
                validate: (text) =>
                  text.trim() === '' || (readCount(text) ?? 0) > 0 || word('invalid'),
              })}
            />
          </Field>
        </div>
        <Field
          label={t('company.password')}
          hint={t('company.passwordHint')}
          error={errors.password?.message}
          required
        >
          <PasswordInput
            autoComplete="new-password"
            {...form.register('password', rules.newPassword)}
          />
        </Field>
        <p className="phrased text-sm text-sumi-2">{t('company.note')}</p>
        <Button type="submit" tone="primary" size="large" busy={isPending || isSuccess}>
          {t('company.create')}
        </Button>
      </form>
    </>
  );
}

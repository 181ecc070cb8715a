import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiFailure } from '../../../shared/api/failures/api-failure.ts';
import { rules } from '../../../shared/form/rules.ts';
import { useFormSubmit } from '../../../shared/form/use-form-submit.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import type { CompanySignIn } from '../use-company-sign-in.ts';
import { words as companySignInWords } from '../words.ja.ts';
import { SignInCode } from './sign-in-code.tsx';

export function SignInForm({ signIn, busy }: Pick<CompanySignIn, 'signIn' | 'busy'>) {
  const t = useWords(companySignInWords);
  // No default values, so that input typed before hydration stays.
  const form = useForm<{ email: string; password: string; code?: string }>();
  const { errors } = form.formState;
  const [needsCode, setNeedsCode] = useState(false);

  const { submit, alert } = useFormSubmit(form, async ({ email, password, code }) => {
    try {
      await signIn({ email, password, ...(needsCode && code && { code }) });
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      if (failure.code.startsWith('sign_in_code')) setNeedsCode(true);
      if (failure.code !== 'sign_in_code_wrong') throw failure;
      form.setError('code', { message: failure.message }, { shouldFocus: true });
    }
  });

  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
      <FormAlert message={alert} />
      <Field label={t('email')} error={errors.email?.message}>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="username"
          {...form.register('email', rules.email)}
        />
      </Field>
      <Field label={t('password')} error={errors.password?.message}>
        <PasswordInput
          autoComplete="current-password"
          {...form.register('password', rules.required)}
        />
      </Field>
      {needsCode && (
        <SignInCode
          email={form.getValues('email')}
          error={errors.code?.message}
          onSent={() => form.setFocus('code')}
        >
          <TextInput autoComplete="one-time-code" {...form.register('code', rules.required)} />
        </SignInCode>
      )}
      <Button type="submit" tone="primary" size="large" busy={busy}>
        {t('signIn')}
      </Button>
      <Link
        to="/company/forget-password"
        className="self-center rounded-small py-1 text-sm text-ai hover:underline"
      >
        {t('forgot')}
      </Link>
    </form>
  );
}

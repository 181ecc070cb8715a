import { sendPasswordMail } from '@engawa/contract/passwords/anyone';
import { Link } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCommand } from '../../../shared/api/use-command.ts';
import { rules } from '../../../shared/form/rules.ts';
import { useFormSubmit } from '../../../shared/form/use-form-submit.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Outcome } from '../../../ui/feedback/outcome.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { words as passwordResetWords } from '../words.ja.ts';

/** Result 1: the mail was sent. Result 2: refused with a reason; the form stays. */
export function AskForm() {
  const t = useWords(passwordResetWords);
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({ defaultValues: { email: '' } });
  const { mutateAsync, isPending } = useCommand(sendPasswordMail, {
    meta: { ownErrors: true, visibleResult: true },
  });

  const [refused, setRefused] = useState<string>();
  const { submit, alert } = useFormSubmit(form, async (body) => {
    const { result, message } = await mutateAsync({ body });
    setRefused(result === 2 ? message : undefined);
    if (result !== 2) setSentTo(body.email);
  });

  if (sentTo !== undefined) {
    return (
      <Outcome
        tone="good"
        icon={<MailCheck />}
        heading={t('sent.heading')}
        text={
          <>
            <output className="block">{t('sent.text', { email: sentTo })}</output>
            <p className="mt-2 text-sm">{t('sent.hint')}</p>
          </>
        }
      >
        <Button onClick={() => setSentTo(undefined)}>{t('sent.again')}</Button>
        <SignInLink />
      </Outcome>
    );
  }
  return (
    <>
      <h1 className="text-xl font-bold">{t('ask.heading')}</h1>
      <p className="phrased mt-2 mb-5 text-sumi-2">{t('ask.text')}</p>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <FormAlert message={alert ?? refused} />
        <Field label={t('ask.email')} error={form.formState.errors.email?.message}>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="username"
            {...form.register('email', rules.email)}
          />
        </Field>
        <Button type="submit" tone="primary" size="large" busy={isPending}>
          {t('ask.send')}
        </Button>
        <SignInLink />
      </form>
    </>
  );
}

function SignInLink() {
  const t = useWords(passwordResetWords);
  return (
    <Link
      to="/company/signin"
      className="self-center rounded-small py-1 text-sm text-ai hover:underline"
    >
      {t('ask.signIn')}
    </Link>
  );
}

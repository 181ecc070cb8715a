import { askStudentEmailChange } from '@engawa/contract/email-change/student';
import { useEffect, useRef, useState } from 'react';
import { useEmailForm } from '../../../shared/form/use-email-form.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { firstField } from '../../../ui/bound/first-field.ts';
import { isForFreshSignIn, SignInAgain } from '../../../ui/bound/leaving/sign-in-again.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { words as settingsWords } from '../words.ja.ts';

/** A university address dies at graduation: another one takes its place by a link sent to it. */
export function EmailChange({ accountId }: { accountId: string }) {
  const t = useWords(settingsWords);
  const { input, error, submit, alert, busy, sentTo, refusal, resumed } = useEmailForm(
    askStudentEmailChange,
    accountId,
  );
  const [isOpen, setOpen] = useState(resumed);
  const element = useRef<HTMLFormElement>(null);
  // The button that opened it has gone.
  useEffect(() => {
    if (isOpen && !resumed && element.current) firstField(element.current)?.focus();
  }, [isOpen, resumed]);
  if (isForFreshSignIn(refusal)) return <SignInAgain message={refusal.message} />;
  if (!isOpen) {
    return (
      <Button size="small" className="self-start" onClick={() => setOpen(true)}>
        {t('signIn.changeEmail')}
      </Button>
    );
  }
  return (
    <form
      ref={element}
      noValidate
      onSubmit={submit}
      aria-label={t('signIn.changeEmail')}
      className="flex flex-col gap-4 rounded border border-line bg-washi p-4"
    >
      <FormAlert message={alert} />
      <output className="phrased block rounded bg-moss-soft px-4 py-3 text-sm font-semibold text-moss empty:hidden">
        {sentTo !== undefined && t('signIn.emailSent', { email: sentTo })}
      </output>
      <Field label={t('signIn.newEmail')} hint={t('signIn.newEmailHint')} error={error}>
        <TextInput type="email" inputMode="email" autoComplete="email" {...input} />
      </Field>
      <Button type="submit" busy={busy} className="self-start">
        {t('signIn.sendEmail')}
      </Button>
    </form>
  );
}

import { askStudentEmailChange } from '@engawa/contract/email-change/student';
import { useEffect, useRef, useState } from 'react';
import { useEmailForm } from '../../../shared/form/use-email-form.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { firstField } from '../../../ui/bound/first-field.ts';
import { isForFreshSignIn, SignInAgain } from '../../../ui/bound/leaving/sign-in-again.tsx';
import { NewEmailForm } from '../../../ui/bound/new-email-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { words as settingsWords } from '../words.ja.ts';

/** Changes the address by a link to the new one; university addresses end with graduation. */
export function EmailChange({ accountId }: { accountId: string }) {
  const t = useWords(settingsWords);
  const form = useEmailForm(askStudentEmailChange, accountId);
  const { refusal, resumed } = form;
  const [isOpen, setOpen] = useState(resumed);
  const element = useRef<HTMLFormElement>(null);
  // The button that opened the form, and had the focus, has disappeared.
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
    <NewEmailForm
      form={form}
      ref={element}
      words={{
        heading: t('signIn.changeEmail'),
        sent: (email) => t('signIn.emailSent', { email }),
        label: t('signIn.newEmail'),
        hint: t('signIn.newEmailHint'),
        send: t('signIn.sendEmail'),
      }}
      className="rounded border border-line bg-washi p-4"
    />
  );
}

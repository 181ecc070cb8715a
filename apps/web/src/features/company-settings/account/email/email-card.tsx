import { askEmailChange } from '@engawa/contract/email-change/company';
import { useEmailForm } from '../../../../shared/form/use-email-form.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import type { CompanyAccount } from '../../../../shared/session/create-session.ts';
import { isForFreshSignIn, SignInAgain } from '../../../../ui/bound/leaving/sign-in-again.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { FormAlert } from '../../../../ui/form/form-alert.tsx';
import { TextInput } from '../../../../ui/form/text-input.tsx';
import { FormCard } from '../../frame/form-card.tsx';
import { words as accountWords } from '../words.ja.ts';

export function EmailCard({ account }: { account: CompanyAccount }) {
  const t = useWords(accountWords);
  const { input, error, submit, alert, busy, sentTo, refusal } = useEmailForm(
    askEmailChange,
    account.id,
  );
  return (
    <FormCard heading={t('email.heading')} intro={t('email.intro')}>
      <div>
        <p className="font-semibold">{t('email.current')}</p>
        <p className="break-all">{account.email}</p>
      </div>
      {isForFreshSignIn(refusal) ? (
        <SignInAgain message={refusal.message} />
      ) : (
        <form
          noValidate
          onSubmit={submit}
          aria-label={t('email.heading')}
          className="flex flex-col gap-4"
        >
          <FormAlert message={alert} />
          <output className="phrased block rounded bg-moss-soft px-4 py-3 text-sm font-semibold text-moss empty:hidden">
            {sentTo !== undefined && t('email.sent', { email: sentTo })}
          </output>
          <Field label={t('email.new')} error={error}>
            <TextInput type="email" inputMode="email" autoComplete="email" {...input} />
          </Field>
          <Button type="submit" busy={busy} className="self-start">
            {t('email.send')}
          </Button>
        </form>
      )}
    </FormCard>
  );
}

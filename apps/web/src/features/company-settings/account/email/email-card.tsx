import { askEmailChange } from '@engawa/contract/email-change/company';
import { useEmailForm } from '../../../../shared/form/use-email-form.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import type { CompanyAccount } from '../../../../shared/session/create-session.ts';
import { isForFreshSignIn, SignInAgain } from '../../../../ui/bound/leaving/sign-in-again.tsx';
import { NewEmailForm } from '../../../../ui/bound/new-email-form.tsx';
import { FormCard } from '../../frame/form-card.tsx';
import { words as accountWords } from '../words.ja.ts';

export function EmailCard({ account }: { account: CompanyAccount }) {
  const t = useWords(accountWords);
  const form = useEmailForm(askEmailChange, account.id);
  return (
    <FormCard heading={t('email.heading')} intro={t('email.intro')}>
      <div>
        <p className="font-semibold">{t('email.current')}</p>
        <p className="break-all">{account.email}</p>
      </div>
      {isForFreshSignIn(form.refusal) ? (
        <SignInAgain message={form.refusal.message} />
      ) : (
        <NewEmailForm
          form={form}
          words={{
            heading: t('email.heading'),
            sent: (email) => t('email.sent', { email }),
            label: t('email.new'),
            send: t('email.send'),
          }}
        />
      )}
    </FormCard>
  );
}

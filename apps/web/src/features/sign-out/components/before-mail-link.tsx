import { type ReactNode, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { continueAfterSignOut } from '../../../shared/session/sign-out/after-sign-out.ts';
import { leaveNoTrace } from '../../../shared/session/sign-out/leave-no-trace.ts';
import { signOut } from '../../../shared/session/sign-out/sign-out.ts';
import { useCompanyAccount, useStudentAccount } from '../../../shared/session/use-session.ts';
import { useStrategy } from '../../../shared/session/use-strategy.ts';
import { Button } from '../../../ui/button.tsx';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { words as signOutWords } from '../words.ja.ts';

interface BeforeMailLinkProps {
  purpose: 'invitation' | 'password';
  children: ReactNode;
}

/** Names the signed-in account before a mail's link is used, which may be for another person. */
export function BeforeMailLink({ purpose, children }: BeforeMailLinkProps) {
  const here = useStrategy();
  // Decided once, so that a sign-in by the link itself does not trigger the question.
  const [asked] = useState(here !== undefined);
  return asked && here ? <Question purpose={purpose} isCompany={here === 'company'} /> : children;
}

function Question({
  purpose,
  isCompany,
}: {
  purpose: 'invitation' | 'password';
  isCompany: boolean;
}) {
  const t = useWords(signOutWords);
  const recruiter = useCompanyAccount();
  const student = useStudentAccount();
  const [leaving, setLeaving] = useState(false);
  const account = recruiter ?? student;
  const isInvitation = purpose === 'invitation';
  if (!account) return <FormSkeleton />;
  const goOn = async () => {
    setLeaving(true);
    leaveNoTrace();
    const { resultPath } = await signOut();
    if (!resultPath) return;
    continueAfterSignOut(window.location.pathname);
    window.location.replace(resultPath);
  };
  return (
    <>
      <h1 className="text-xl font-bold">{t('mailLink.heading')}</h1>
      <p className="phrased mt-3 wrap-anywhere">
        {t('mailLink.who', { name: account.name, email: account.email })}
      </p>
      <p className="phrased mt-2 mb-6 text-sumi-2">
        {isInvitation ? t('mailLink.invitation') : t('mailLink.password')}
      </p>
      <div className="flex flex-col gap-3">
        <Button tone="primary" size="large" busy={leaving} onClick={() => void goOn()}>
          {isInvitation ? t('mailLink.asInvited') : t('mailLink.asOwner')}
        </Button>
        <LinkButton to="/signout" state={{ signsOut: true }} onClick={leaveNoTrace}>
          {t('mailLink.signOut')}
        </LinkButton>
        <LinkButton to={isCompany ? '/company/engagement' : '/'}>{t('mailLink.stay')}</LinkButton>
      </div>
    </>
  );
}

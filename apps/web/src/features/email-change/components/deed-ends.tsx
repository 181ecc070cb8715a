import { CircleCheck } from 'lucide-react';
import { useWords } from '../../../shared/i18n/words.ts';
import { useStrategy } from '../../../shared/session/use-strategy.ts';
import { DeadLink } from '../../../ui/feedback/dead-link.tsx';
import { Outcome } from '../../../ui/feedback/outcome.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { Deed } from '../deeds.ts';
import { useDeedWords } from '../use-deed-words.ts';
import { emailChangeWords } from '../words.ts';

export function DeedDone({ deed, email }: { deed: Deed; email: string }) {
  const t = useWords(emailChangeWords);
  const words = useDeedWords(deed);
  return (
    <Outcome
      tone="good"
      icon={<CircleCheck />}
      heading={words.doneHeading}
      text={<output className="block break-words">{words.done(email)}</output>}
    >
      {deed === 'confirm' ? (
        <ToAccount />
      ) : (
        <LinkButton to="/company/forget-password" tone="primary" size="large">
          {t('toReset')}
        </LinkButton>
      )}
    </Outcome>
  );
}

export function DeedDead({ deed }: { deed: Deed }) {
  const t = useWords(emailChangeWords);
  const words = useDeedWords(deed);
  return (
    <DeadLink heading={t('dead')} text={words.deadText}>
      {deed === 'confirm' ? (
        <ToAccount />
      ) : (
        <LinkButton to="/support" tone="primary" size="large">
          {t('toSupport')}
        </LinkButton>
      )}
    </DeadLink>
  );
}

/** Whoever reads the mail on another device has to sign in there first. */
function ToAccount() {
  const t = useWords(emailChangeWords);
  const isSignedIn = useStrategy() === 'company';
  return (
    <LinkButton to="/company/settings/account" tone="primary" size="large">
      {isSignedIn ? t('toAccount') : t('toSignIn')}
    </LinkButton>
  );
}

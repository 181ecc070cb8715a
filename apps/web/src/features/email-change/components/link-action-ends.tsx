import { CircleCheck } from 'lucide-react';
import { useWords } from '../../../shared/i18n/words.ts';
import { useStrategy } from '../../../shared/session/use-strategy.ts';
import { DeadLink } from '../../../ui/feedback/dead-link.tsx';
import { Outcome } from '../../../ui/feedback/outcome.tsx';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import type { LinkAction } from '../link-action.ts';
import { useLinkActionWords } from '../use-link-action-words.ts';
import { words as emailChangeWords } from '../words.ja.ts';

interface LinkActionDoneProps {
  action: LinkAction;
  email: string;
  side: Side;
}

type Side = 'company' | 'student';

export function LinkActionDone({ action, email, side }: LinkActionDoneProps) {
  const t = useWords(emailChangeWords);
  const words = useLinkActionWords(action);
  return (
    <Outcome
      tone="good"
      icon={<CircleCheck />}
      heading={words.doneHeading}
      text={<output className="block break-words">{words.done(email)}</output>}
    >
      {action === 'confirm' ? (
        <ToAccount side={side} />
      ) : side === 'company' ? (
        <LinkButton to="/company/forget-password" tone="primary" size="large">
          {t('toReset')}
        </LinkButton>
      ) : (
        <LinkButton to="/talent/sso-auth" search={{ password: true }} tone="primary" size="large">
          {t('toReset')}
        </LinkButton>
      )}
    </Outcome>
  );
}

export function LinkActionExpired({ action }: { action: LinkAction }) {
  const t = useWords(emailChangeWords);
  const words = useLinkActionWords(action);
  // The dead link no longer tells its owner; most likely it is the person signed in here.
  const side = useStrategy() === 'student' ? 'student' : 'company';
  return (
    <DeadLink heading={t('dead')} text={words.deadText}>
      {action === 'confirm' ? (
        <ToAccount side={side} />
      ) : (
        <LinkButton to="/support" tone="primary" size="large">
          {t('toSupport')}
        </LinkButton>
      )}
    </DeadLink>
  );
}

/** A reader of the mail on another device has to sign in there first. */
function ToAccount({ side }: { side: Side }) {
  const t = useWords(emailChangeWords);
  const isSignedIn = useStrategy() === side;
  return (
    <LinkButton
      to={side === 'company' ? '/company/settings/account' : '/talent/settings'}
      tone="primary"
      size="large"
    >
      {isSignedIn ? t('toAccount') : t('toSignIn')}
    </LinkButton>
  );
}

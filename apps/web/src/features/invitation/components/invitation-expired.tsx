import { useWords } from '../../../shared/i18n/words.ts';
import { DeadLink } from '../../../ui/feedback/dead-link.tsx';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { words as invitationWords } from '../words.ja.ts';

export function InvitationExpired() {
  const t = useWords(invitationWords);
  return (
    <DeadLink heading={t('expired.heading')} text={t('expired.text')}>
      <LinkButton to="/company/signin">{t('expired.signIn')}</LinkButton>
    </DeadLink>
  );
}

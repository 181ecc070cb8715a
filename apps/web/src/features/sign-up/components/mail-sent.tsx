import { MailCheck } from 'lucide-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Outcome } from '../../../ui/feedback/outcome.tsx';
import { signUpMessages } from '../messages.ts';

export function MailSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = useMessages(signUpMessages);
  return (
    <Outcome
      tone="good"
      icon={<MailCheck />}
      heading={t('sent.heading')}
      text={
        <>
          <output className="block">{t('sent.text', { email })}</output>
          <p className="mt-2 text-sm">{t('sent.hint')}</p>
        </>
      }
    >
      <Button onClick={onAgain}>{t('sent.again')}</Button>
    </Outcome>
  );
}

import { MailCheck } from 'lucide-react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Outcome } from '../../../ui/feedback/outcome.tsx';
import { signUpWords } from '../words.ts';

export function MailSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = useWords(signUpWords);
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

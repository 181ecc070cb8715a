import { showOverview } from '@engawa/contract/overview/anyone';
import { startSignUp } from '@engawa/contract/signup/anyone';
import { useQuery } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { endpointQuery } from '../../../shared/api/endpoint-query.ts';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Outcome } from '../../../ui/feedback/outcome.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { words as signUpWords } from '../words.ja.ts';
import type { Person } from './person-form.tsx';

interface MailSentProps {
  person: Person;
  onAgain: () => void;
}

export function MailSent({ person, onAgain }: MailSentProps) {
  const t = useWords(signUpWords);
  const demo = useQuery(endpointQuery(showOverview, {}, { meta: { ownErrors: true } })).data?.demo;
  const { mutate, isPending, error } = useCommand(startSignUp, { meta: { ownErrors: true } });
  const resend = () => mutate({ body: { ...person, agreed: true } });
  return (
    <Outcome
      tone="good"
      icon={<MailCheck />}
      heading={t('sent.heading')}
      text={
        <>
          <output className="block">{t('sent.text', { email: person.email })}</output>
          <p className="mt-2 text-sm">{t('sent.hint')}</p>
        </>
      }
    >
      <FormAlert message={error?.message} />
      {demo && (
        <LinkButton to="/demo/mailbox" tone="primary">
          {t('sent.mailbox')}
        </LinkButton>
      )}
      <Button busy={isPending} onClick={resend}>
        {t('sent.resend')}
      </Button>
      <Button tone="quiet" onClick={onAgain}>
        {t('sent.again')}
      </Button>
    </Outcome>
  );
}

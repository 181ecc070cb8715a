import { showOverview } from '@engawa/contract/overview/anyone';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery } from '../../../shared/api/endpoint-query.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { signInAgain } from '../../../shared/session/sign-in-again.ts';
import { useStudentAccount } from '../../../shared/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { words as settingsWords } from '../words.ja.ts';
import { EmailChange } from './email-change.tsx';

/** E-mail address and password. With an external identity provider, both are managed there. */
export function SignInCard() {
  const t = useWords(settingsWords);
  const account = useStudentAccount();
  const { data } = useQuery(endpointQuery(showOverview, {}, { staleTime: Infinity }));
  const isOwn = data?.ownSignIn;
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void signInAgain('password');
  };
  return (
    <Card className="px-4 py-4">
      <section aria-labelledby="sign-in" className="flex flex-col gap-2">
        <h2 id="sign-in" className="font-bold">
          {t('signIn.heading')}
        </h2>
        {account && <p className="[overflow-wrap:anywhere]">{account.email}</p>}
        {isOwn === false && <p className="phrased text-sm text-sumi-2">{t('signIn.elsewhere')}</p>}
        {isOwn && account && <EmailChange accountId={account.id} />}
        {isOwn && (
          <>
            <p className="phrased mt-2 text-sm text-sumi-2">{t('signIn.text')}</p>
            <Button size="small" className="self-start" busy={isLeaving} onClick={leave}>
              {t('signIn.password')}
            </Button>
          </>
        )}
      </section>
    </Card>
  );
}

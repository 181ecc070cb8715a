import { ssoLogin } from '@engawa/contract/auth/anyone';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { SignInFailed } from '../../features/talent-sign-in/components/sign-in-failed.tsx';
import { Waiting } from '../../features/talent-sign-in/components/waiting.tsx';
import { words as talentSignInWords } from '../../features/talent-sign-in/words.ja.ts';
import { useCommand } from '../../shared/api/use-command.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { session } from '../../shared/session/session.ts';

const route = getRouteApi('/talent/social-callback');

/** Return address of the identity service; completes the sign-in on the server. */
export function SocialCallbackPage() {
  const t = useWords(talentSignInWords);
  const { code, state, iss, error: refusal } = route.useSearch();
  const started = useRef(false);
  const { mutate, error } = useCommand(ssoLogin, {
    meta: { ownErrors: true, quiet: true },
    onSuccess: (reply) => session.begin('student', reply),
  });
  useEffect(() => {
    if (started.current || !code || !state) return;
    started.current = true;
    mutate({ body: { code, state, ...(iss && { iss }) } });
  }, [mutate, code, state, iss]);
  if (refusal === 'access_denied') return <SignInFailed failure={t('cancelled')} />;
  if (!code || !state) return <SignInFailed failure={t('failed.unanswered')} />;
  return error ? <SignInFailed failure={error} /> : <Waiting text={t('signingIn')} />;
}

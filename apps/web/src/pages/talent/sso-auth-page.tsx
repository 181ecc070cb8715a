import { startSso } from '@engawa/contract/auth/anyone';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { SignInFailed } from '../../features/talent-sign-in/components/sign-in-failed.tsx';
import { Waiting } from '../../features/talent-sign-in/components/waiting.tsx';
import { words as talentSignInWords } from '../../features/talent-sign-in/words.ja.ts';
import { useCommand } from '../../shared/api/use-command.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { passwordAgain } from '../../shared/session/password-again.ts';
import { webAddress } from '../../shared/session/sign-out/sign-out.ts';

const route = getRouteApi('/talent/sso-auth');

/** Redirects to the identity service; replaces its history entry, so that Back skips it. */
export function SsoAuthPage() {
  const t = useWords(talentSignInWords);
  const { register = false, again = false, password = false } = route.useSearch();
  const started = useRef(false);
  const { mutate, error } = useCommand(startSso, {
    meta: { ownErrors: true, quiet: true },
    onSuccess: ({ resultPath }) => location.replace(webAddress(resultPath) ?? '/'),
  });
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    mutate({ body: { register, again: again || passwordAgain.isAsked(), password } });
  }, [mutate, register, again, password]);
  return error ? <SignInFailed failure={error} /> : <Waiting text={t('going')} />;
}

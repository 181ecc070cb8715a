import { startSso } from '@engawa/contract/auth/anyone';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { SignInFailed } from '../../features/talent-sign-in/components/sign-in-failed.tsx';
import { Waiting } from '../../features/talent-sign-in/components/waiting.tsx';
import { talentSignInMessages } from '../../features/talent-sign-in/messages.ts';
import { useCommand } from '../../shared/api/use-command.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { webAddress } from '../../shared/session/sign-out.ts';

/** Leaves for the identity service; replaces itself, so that Back leads to the page before. */
export function SsoAuthPage() {
  const t = useMessages(talentSignInMessages);
  const { register = false } = useSearch({ strict: false }) as { register?: boolean };
  const started = useRef(false);
  const { mutate, error } = useCommand(startSso, {
    meta: { ownErrors: true, quiet: true },
    onSuccess: ({ resultPath }) => location.replace(webAddress(resultPath) ?? '/'),
  });
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    mutate({ body: { register } });
  }, [mutate, register]);
  return error ? <SignInFailed failure={error} /> : <Waiting text={t('going')} />;
}

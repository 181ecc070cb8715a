import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { AskToSignOut } from '../../features/sign-out/components/ask-to-sign-out.tsx';
import { SignedOutNote } from '../../features/sign-out/components/signed-out-note.tsx';
import { words as signOutWords } from '../../features/sign-out/words.ja.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { session } from '../../shared/session/session.ts';
import { takeContinuation } from '../../shared/session/sign-out/after-sign-out.ts';
import { leaveNoTrace } from '../../shared/session/sign-out/leave-no-trace.ts';
import { signOut } from '../../shared/session/sign-out/sign-out.ts';

type Step = 'ask' | 'leave' | 'out';

/**
 * Signs out at once if the client itself navigated here. Any site may link to this address, so
 * everyone else is asked first. Recruiters then go to their sign-in page.
 */
export function SignoutPage() {
  const t = useWords(signOutWords);
  const navigate = useNavigate();
  const led = useRouterState({ select: ({ location }) => location.state.signsOut === true });
  const [step, setStep] = useState<Step>(() => {
    if (session.strategy() === undefined) return 'out';
    return led || session.isOver() ? 'leave' : 'ask';
  });

  useEffect(() => {
    if (step !== 'leave') return undefined;
    let here = true;
    void signOut().then(({ strategy, resultPath }) => {
      if (!here) return;
      if (strategy === 'company') void navigate({ to: '/company/signin', replace: true });
      else if (resultPath) window.location.replace(resultPath);
      else setStep('out');
    });
    return () => {
      here = false;
    };
  }, [step, navigate]);

  useEffect(() => {
    if (step !== 'out') return;
    const onwards = takeContinuation();
    if (onwards) void navigate({ href: onwards, replace: true });
  }, [step, navigate]);

  const confirm = () => {
    leaveNoTrace();
    setStep('leave');
  };
  if (step === 'out') return <SignedOutNote />;
  if (step === 'ask') return <AskToSignOut onConfirm={confirm} />;
  return <output className="m-auto p-8 text-sumi-2">{t('leaving')}</output>;
}

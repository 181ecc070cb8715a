import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { SignedOutNote } from '../../features/sign-out/components/signed-out-note.tsx';
import { signOutWords } from '../../features/sign-out/words.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { session } from '../../shared/session/session.ts';
import { signOut } from '../../shared/session/sign-out.ts';

/** Ends the session wherever it comes from; recruiters then go to their door, students to theirs. */
export function SignoutPage() {
  const t = useWords(signOutWords);
  const navigate = useNavigate();
  const [isOut, setIsOut] = useState(() => session.strategy() === undefined);

  useEffect(() => {
    if (isOut) return undefined;
    let here = true;
    void signOut().then(({ strategy, resultPath }) => {
      if (!here) return;
      if (strategy === 'company') void navigate({ to: '/company/signin', replace: true });
      else if (resultPath) window.location.replace(resultPath);
      else setIsOut(true);
    });
    return () => {
      here = false;
    };
  }, [isOut, navigate]);

  if (isOut) return <SignedOutNote />;
  return <output className="m-auto p-8 text-sumi-2">{t('leaving')}</output>;
}

import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../../shared/api/failures/api-failure.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { signInAgain } from '../../../shared/session/sign-in-again.ts';
import { Button } from '../../button.tsx';
import { words as boundWords } from '../words.ja.ts';

/** Whether the server refused a call because the last sign-in is too old. */
export const isForFreshSignIn = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && error.code === 'sign_in_again';

/** Offers to sign in again and to return to this page, in a card or a dialog. */
export function SignInAgain({ message }: { message: string }) {
  const t = useWords(boundWords);
  const [leaving, setLeaving] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The dialog that asked has closed, together with the button that had the focus.
  useEffect(() => button.current?.focus(), []);
  const leave = () => {
    setLeaving(true);
    void signInAgain();
  };
  return (
    <div role="alert" className="flex flex-col items-start gap-4">
      <div>
        <p className="phrased font-semibold">{message}</p>
        <p className="phrased mt-1 text-sumi-2">{t('signInAgain.text')}</p>
      </div>
      <Button ref={button} tone="primary" busy={leaving} onClick={leave}>
        {t('signInAgain.action')}
      </Button>
    </div>
  );
}

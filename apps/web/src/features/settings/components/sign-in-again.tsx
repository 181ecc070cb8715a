import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { signInAgain } from '../../../shared/session/sign-in-again.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { settingsWords } from '../words.ts';

/** The last sign-in is too long ago for what was asked; afterwards the person is back here. */
export function SignInAgain({ message }: { message: string }) {
  const t = useWords(settingsWords);
  const [leaving, setLeaving] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The dialog that asked has gone, and with it the button that it would give the focus back to.
  useEffect(() => button.current?.focus(), []);
  const leave = () => {
    setLeaving(true);
    void signInAgain();
  };
  return (
    <Card className="flex flex-col items-start gap-4 p-4 sm:p-6" role="alert">
      <p className="phrased font-semibold">{message}</p>
      <p className="phrased text-sumi-2">{t('delete.signInText')}</p>
      <Button ref={button} tone="primary" busy={leaving} onClick={leave}>
        {t('delete.signIn')}
      </Button>
    </Card>
  );
}

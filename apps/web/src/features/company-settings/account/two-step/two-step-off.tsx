import { startTwoStep } from '@engawa/contract/two-step/company';
import { lazy, Suspense } from 'react';
import { useCommand } from '../../../../shared/api/use-command.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { isForFreshSignIn, SignInAgain } from '../../../../ui/bound/leaving/sign-in-again.tsx';
import { Button } from '../../../../ui/button.tsx';
import { words as accountWords } from '../words.ja.ts';
import type { NewCodes } from './queries.ts';

const SetUpDialog = lazy(async () => ({
  default: (await import('./set-up-dialog.tsx')).SetUpDialog,
}));

/** The dialog and the QR encoder load with the first press. */
export function TwoStepOff({ onCodes }: { onCodes: (made: NewCodes) => void }) {
  const t = useWords(accountWords);
  const { mutate, isPending, data, error, reset } = useCommand(startTwoStep);
  const confirmed = (codes: readonly string[]) => {
    reset();
    onCodes({ title: t('twoStep.isOn'), codes });
  };
  if (isForFreshSignIn(error)) return <SignInAgain message={error.message} />;
  return (
    <>
      <Button tone="primary" className="self-start" busy={isPending} onClick={() => mutate({})}>
        {t('twoStep.setUp')}
      </Button>
      <Suspense>
        {data && <SetUpDialog offered={data} onClose={reset} onConfirmed={confirmed} />}
      </Suspense>
    </>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../../shared/i18n/words.ts';
import { FormCard } from '../../frame/form-card.tsx';
import { words as accountWords } from '../words.ja.ts';
import { type NewCodes, type TwoStep, twoStepQuery } from './queries.ts';
import { TwoStepOff } from './two-step-off.tsx';
import { TwoStepOn } from './two-step-on.tsx';

const RecoveryCodesDialog = lazy(async () => ({
  default: (await import('./recovery-codes-dialog.tsx')).RecoveryCodesDialog,
}));

/** Keeps new codes in its own state, so that refetching the page does not remove them. */
export function TwoStepCard({ twoStep }: { twoStep: TwoStep }) {
  const t = useWords(accountWords);
  const client = useQueryClient();
  const [newCodes, setNewCodes] = useState<NewCodes>();
  const { onSince, recoveryCodesLeft } = twoStep;
  const show = (made: NewCodes) => {
    setNewCodes(made);
    void client.invalidateQueries({ queryKey: twoStepQuery.queryKey });
  };
  return (
    <FormCard heading={t('twoStep.heading')} intro={t('twoStep.intro')}>
      {onSince === null ? (
        <TwoStepOff onCodes={show} />
      ) : (
        <TwoStepOn onSince={onSince} codesLeft={recoveryCodesLeft} onCodes={show} />
      )}
      <Suspense>
        {newCodes && <RecoveryCodesDialog {...newCodes} onKept={() => setNewCodes(undefined)} />}
      </Suspense>
    </FormCard>
  );
}

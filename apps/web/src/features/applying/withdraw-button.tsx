import { useState } from 'react';
import { useWords } from '../../shared/i18n/words.ts';
import { Button } from '../../ui/button.tsx';
import { AskButton } from '../../ui/overlay/ask-button.tsx';
import { useWithdraw } from './apply/use-apply-command.ts';
import type { JobApplication } from './queries.ts';
import { words as applyingWords } from './words.ja.ts';

export function WithdrawButton({ application }: { application: JobApplication }) {
  const t = useWords(applyingWords);
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useWithdraw();
  const { id, appliedAt } = application;
  return (
    <AskButton
      open={asking}
      onOpenChange={setAsking}
      title={t('withdraw.title')}
      text={appliedAt ? t('withdraw.text') : t('withdraw.textThere')}
      confirm={t('withdraw.label')}
      tone="danger"
      busy={isPending}
      onConfirm={() => mutate({ body: { id } }, { onSettled: () => setAsking(false) })}
      button={
        <Button tone="quiet" onClick={() => setAsking(true)}>
          {t('withdraw.label')}
        </Button>
      }
    />
  );
}

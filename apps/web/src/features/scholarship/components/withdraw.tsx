import { deleteEntry } from '@engawa/contract/scholarship/student';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { AskButton } from '../../../ui/overlay/ask-button.tsx';
import { type Entry, programmesQuery } from '../queries.ts';
import { words as scholarshipWords } from '../words.ja.ts';

export function Withdraw({ entry, name }: { entry: Entry; name: string }) {
  const t = useWords(scholarshipWords);
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useCommand(deleteEntry, {
    meta: { visibleResult: true },
    onSettled: () => setAsking(false),
    onSuccess: () => client.invalidateQueries({ queryKey: programmesQuery.queryKey }),
  });
  return (
    <AskButton
      open={asking}
      onOpenChange={setAsking}
      title={t('askWithdraw', { name })}
      text={t('askWithdrawText')}
      confirm={t('withdraw')}
      tone="danger"
      busy={isPending}
      onConfirm={() => mutate({ params: { id: entry.id } })}
      button={
        <Button
          size="small"
          aria-label={t('withdrawFrom', { name })}
          onClick={() => setAsking(true)}
        >
          {t('withdraw')}
        </Button>
      }
    />
  );
}

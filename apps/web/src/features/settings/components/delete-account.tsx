import { deleteStudentAccount } from '@engawa/contract/account/student';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command.ts';
import { dropDraftsExceptOf } from '../../../shared/form/drafts/drafts.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { isForFreshSignIn, SignInAgain } from '../../../ui/bound/leaving/sign-in-again.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { AskButton } from '../../../ui/overlay/ask-button.tsx';
import { words as settingsWords } from '../words.ja.ts';

export function DeleteAccount() {
  const t = useWords(settingsWords);
  const navigate = useNavigate();
  const [understood, setUnderstood] = useState(false);
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error } = useCommand(deleteStudentAccount, {
    endsSession: true,
    onSuccess: () => {
      dropDraftsExceptOf(undefined);
      void navigate({ to: '/', replace: true });
    },
    onError: () => setAsking(false),
  });
  if (isForFreshSignIn(error)) {
    return (
      <Card className="p-4 sm:p-6">
        <SignInAgain message={error.message} />
      </Card>
    );
  }
  return (
    <Card className="flex flex-col items-start gap-4 p-4 sm:p-6">
      <p className="phrased">{t('delete.intro')}</p>
      <ul className="list-disc space-y-1 pl-5 text-sumi-2">
        <li>{t('delete.gone')}</li>
        <li>{t('delete.stays')}</li>
        <li>{t('delete.again')}</li>
      </ul>
      <Checkbox
        label={t('delete.understood')}
        checked={understood}
        onChange={(event) => setUnderstood(event.target.checked)}
      />
      <AskButton
        open={asking}
        onOpenChange={setAsking}
        title={t('delete.ask')}
        text={t('delete.askText')}
        confirm={t('delete.confirm')}
        tone="danger"
        busy={isPending}
        onConfirm={() => mutate({})}
        button={
          <Button tone="danger" disabled={!understood} onClick={() => setAsking(true)}>
            {t('delete.action')}
          </Button>
        }
      />
    </Card>
  );
}

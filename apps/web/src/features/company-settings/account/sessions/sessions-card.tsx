import { endOtherSessions } from '@engawa/contract/auth/sessions';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommand } from '../../../../shared/api/use-command.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { Button } from '../../../../ui/button.tsx';
import { AskButton } from '../../../../ui/overlay/ask-button.tsx';
import { FormCard } from '../../frame/form-card.tsx';
import { words as accountWords } from '../words.ja.ts';
import { type OpenSession, sessionsQuery } from './queries.ts';
import { SessionRow } from './session-row.tsx';

export function SessionsCard({ sessions }: { sessions: readonly OpenSession[] }) {
  const t = useWords(accountWords);
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useCommand(endOtherSessions, {
    meta: { visibleResult: true },
    onSettled: () => {
      setAsking(false);
      return client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
  return (
    <FormCard heading={t('sessions.heading')} intro={t('sessions.intro')}>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <AskButton
          open={asking}
          onOpenChange={setAsking}
          title={t('sessions.ask')}
          text={t('sessions.askText')}
          confirm={t('sessions.confirm')}
          busy={isPending}
          onConfirm={() => mutate({})}
          button={
            <Button className="self-start" onClick={() => setAsking(true)}>
              {t('sessions.endOthers')}
            </Button>
          }
        />
      )}
    </FormCard>
  );
}

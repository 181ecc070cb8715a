import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { AskButton } from '../../../ui/overlay/ask-button.tsx';
import type { Connect } from './queries.ts';
import { useAccept, useEnd } from './use-connect-command.ts';
import { words as connectWords } from './words.ja.ts';

export function ConnectActions({ connect }: { connect: Connect }) {
  const t = useWords(connectWords);
  const navigate = useNavigate();
  const { mutate, isPending } = useAccept(
    (id) => void navigate({ to: '/talent/inbox/$id', params: { id } }),
  );
  const { companyId, state, threadId } = connect;
  const accept = () => mutate({ body: { companyId, act: 'accept' } });
  if (state === 'none') return null;
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'waiting' && (
        <>
          <Button tone="primary" busy={isPending} onClick={accept}>
            {t('accept')}
          </Button>
          <EndButton
            companyId={companyId}
            act="decline"
            label={t('decline')}
            title={t('askDecline.title')}
            text={t('askDecline.text')}
          />
        </>
      )}
      {state === 'applying' && (
        <EndButton
          companyId={companyId}
          act="cancel"
          label={t('cancel')}
          title={t('askCancel.title')}
          text={t('askCancel.text')}
        />
      )}
      {state === 'connected' && threadId && (
        <Link
          to="/talent/inbox/$id"
          params={{ id: threadId }}
          className={buttonStyle({ tone: 'primary' })}
        >
          {t('write')}
        </Link>
      )}
      {state === 'connected' && (
        <EndButton
          companyId={companyId}
          act="end"
          label={t('end')}
          title={t('askEnd.title')}
          text={t('askEnd.text')}
        />
      )}
    </div>
  );
}

interface EndButtonProps {
  companyId: string;
  act: 'cancel' | 'decline' | 'end';
  label: string;
  title: string;
  text: string;
}

function EndButton({ companyId, act, label, title, text }: EndButtonProps) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useEnd();
  const end = () => mutate({ body: { companyId, act } }, { onSettled: () => setAsking(false) });
  return (
    <AskButton
      open={asking}
      onOpenChange={setAsking}
      title={title}
      text={text}
      confirm={label}
      tone={act === 'cancel' ? 'primary' : 'danger'}
      busy={isPending}
      onConfirm={end}
      button={<Button onClick={() => setAsking(true)}>{label}</Button>}
    />
  );
}

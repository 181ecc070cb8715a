import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { AskButton } from '../../../ui/overlay/ask-button.tsx';
import type { Connect } from './queries.ts';
import { useAccept, useEnd } from './use-connect-command.ts';
import { words as companyConnectWords } from './words.ja.ts';

export function ConnectActions({ connect }: { connect: Connect }) {
  const { state } = connect;
  if (state === 'waiting') {
    return (
      <span className="flex flex-wrap justify-end gap-2 @min-[560px]:justify-start">
        <AcceptButton connect={connect} />
        <EndButton connect={connect} act="decline" />
      </span>
    );
  }
  if (state === 'applying') return <EndButton connect={connect} act="cancel" />;
  return (
    <span className="flex flex-wrap justify-end gap-2 @min-[560px]:justify-start">
      {connect.threadId && <WriteLink id={connect.threadId} />}
      <EndButton connect={connect} act="end" />
    </span>
  );
}

function WriteLink({ id }: { id: string }) {
  const t = useWords(companyConnectWords);
  return (
    <Link
      to="/company/engagement/message/$id"
      params={{ id }}
      className={`whitespace-nowrap ${buttonStyle({ size: 'small' })}`}
    >
      {t('write')}
    </Link>
  );
}

function AcceptButton({ connect: { studentId } }: { connect: Connect }) {
  const t = useWords(companyConnectWords);
  const navigate = useNavigate();
  const { mutate, isPending } = useAccept(
    (id) => void navigate({ to: '/company/engagement/message/$id', params: { id } }),
  );
  const accept = () => mutate({ body: { studentId, act: 'accept' } });
  return (
    <Button
      tone="primary"
      size="small"
      className="whitespace-nowrap"
      busy={isPending}
      onClick={accept}
    >
      {t('accept')}
    </Button>
  );
}

interface EndButtonProps {
  connect: Connect;
  act: 'cancel' | 'decline' | 'end';
}

function EndButton({ connect: { studentId, name }, act }: EndButtonProps) {
  const t = useWords(companyConnectWords);
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useEnd(() => setAsking(false));
  const words = {
    decline: {
      label: t('decline.label'),
      ask: t('decline.ask', { name }),
      text: t('decline.text'),
    },
    cancel: { label: t('cancel.label'), ask: t('cancel.ask', { name }), text: t('cancel.text') },
    end: { label: t('end.label'), ask: t('end.ask', { name }), text: t('end.text') },
  }[act];
  return (
    <AskButton
      open={asking}
      onOpenChange={setAsking}
      title={words.ask}
      text={words.text}
      confirm={words.label}
      tone={act === 'cancel' ? 'primary' : 'danger'}
      busy={isPending}
      onConfirm={() => mutate({ body: { studentId, act } })}
      button={
        <Button size="small" className="whitespace-nowrap" onClick={() => setAsking(true)}>
          {words.label}
        </Button>
      }
    />
  );
}

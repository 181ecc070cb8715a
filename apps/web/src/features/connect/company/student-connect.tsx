import { useQuery } from '@tanstack/react-query';
import { Handshake } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { ConnectActions } from './connect-actions.tsx';
import { LabelTags } from './labels/label-tags.tsx';
import { LabelsMenu } from './labels/labels-menu.tsx';
import { type Connect, labelsQuery } from './queries.ts';
import type { RequestTemplates } from './requests/ask-dialog.tsx';
import { useListWords } from './use-list-words.ts';
import { words as companyConnectWords } from './words.ja.ts';

const AskDialog = lazy(async () => ({
  default: (await import('./requests/ask-dialog.tsx')).AskDialog,
}));

interface AskProps {
  connect: Connect;
  room?: ReactNode;
  Templates?: RequestTemplates | undefined;
}

interface StudentConnectProps extends AskProps {
  children?: ReactNode;
}

/** A company's connection with one student and its actions, wherever the student is shown. */
export function StudentConnect({ connect, room, Templates, children }: StudentConnectProps) {
  const words = useListWords();
  const { state } = connect;
  return (
    <div className="flex flex-col items-start gap-3">
      {state !== 'none' && <Tag tone="note">{words[state].tab}</Tag>}
      <div className="flex flex-wrap items-center gap-2">
        {state === 'none' ? (
          <Ask connect={connect} room={room} Templates={Templates} />
        ) : (
          <ConnectActions connect={connect} />
        )}
        {children}
      </div>
      {state !== 'none' && <Labels connect={connect} />}
    </div>
  );
}

function Ask({ connect, room, Templates }: AskProps) {
  const t = useWords(companyConnectWords);
  const [asking, setAsking] = useState(false);
  if (connect.cannot) return <p className="phrased text-sm text-sumi-2">{t('ask.lately')}</p>;
  return (
    <>
      <Button tone="primary" size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <Handshake aria-hidden className="size-4" />
        {t('ask.open')}
      </Button>
      <Suspense>
        {asking && (
          <AskDialog
            student={connect}
            room={room}
            Templates={Templates}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
  );
}

function Labels({ connect }: { connect: Connect }) {
  const { data } = useQuery(labelsQuery);
  if (!data || data.labels.length === 0) return null;
  const put = data.labels.filter(({ id }) => connect.labels.includes(id));
  return (
    <>
      {put.length > 0 && <LabelTags labels={put} />}
      <LabelsMenu labels={data.labels} chosen={[connect]} />
    </>
  );
}

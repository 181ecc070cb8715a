import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../../shared/i18n/words.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { connectQuery } from './queries.ts';
import { words as connectWords } from './words.ja.ts';

/** On a company's page: leads to the connection or to the thread. */
export function ConnectLink({ companyId }: { companyId: string }) {
  const t = useWords(connectWords);
  const connect = useQuery(connectQuery(companyId)).data?.connect;
  if (connect?.state === 'connected' && connect.threadId) {
    return (
      <LinkButton to="/talent/inbox/$id" params={{ id: connect.threadId }}>
        {t('write')}
      </LinkButton>
    );
  }
  const labels = {
    none: t('link.none'),
    applying: t('link.applying'),
    waiting: t('link.waiting'),
    connected: t('link.connected'),
  };
  return (
    <LinkButton to="/talent/connect/$id" params={{ id: companyId }}>
      {labels[connect?.state ?? 'none']}
    </LinkButton>
  );
}

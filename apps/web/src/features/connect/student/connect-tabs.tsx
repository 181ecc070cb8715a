import { useInfiniteQuery } from '@tanstack/react-query';
import { useWords } from '../../../shared/i18n/words.ts';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { ConnectList } from './connect-list.tsx';
import { connectsQuery, type ConnectList as List } from './queries.ts';
import { words as connectWords } from './words.ja.ts';

interface ConnectTabsProps {
  list: List;
  onChange: (list: List) => void;
}

export function ConnectTabs({ list, onChange }: ConnectTabsProps) {
  const t = useWords(connectWords);
  const { data } = useInfiniteQuery(connectsQuery(list));
  const { connected = 0, waiting = 0, applying = 0 } = data?.pages[0]?.counts ?? {};
  const labels = {
    connected: t('tabs.connected', { count: connected }),
    waiting: t('tabs.waiting', { count: waiting }),
    applying: t('tabs.applying', { count: applying }),
  };
  return (
    <Tabs
      label={t('lists')}
      value={list}
      onChange={onChange}
      tabs={(['connected', 'waiting', 'applying'] as const).map((value) => ({
        value,
        label: labels[value],
        content: <ConnectList list={value} />,
      }))}
    />
  );
}

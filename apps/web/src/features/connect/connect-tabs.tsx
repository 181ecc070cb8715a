import { useInfiniteQuery } from '@tanstack/react-query';
import { useWords } from '../../shared/i18n/words.ts';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { ConnectList } from './connect-list.tsx';
import { connectsQuery, type ConnectList as List } from './queries.ts';
import { connectWords } from './words.ts';

interface ConnectTabsProps {
  list: List;
  onChange: (list: List) => void;
}

export function ConnectTabs({ list, onChange }: ConnectTabsProps) {
  const t = useWords(connectWords);
  const { data } = useInfiniteQuery(connectsQuery(list));
  const counts = data?.pages[0]?.counts;
  return (
    <Tabs
      label={t('lists')}
      value={list}
      onChange={onChange}
      tabs={(['connected', 'waiting', 'applying'] as const).map((value) => ({
        value,
        label: t(`tabs.${value}`, { count: counts?.[value] ?? 0 }),
        content: <ConnectList list={value} />,
      }))}
    />
  );
}

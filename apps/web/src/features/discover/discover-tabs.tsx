import { contradictions } from '@engawa/contract/discover/contradictions';
import type { DiscoverFilter } from '@engawa/contract/discover/filter-fields';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useWords } from '../../shared/i18n/words.ts';
import { segmentStyle, segmentsStyle } from '../../ui/navigation/tab-style.ts';
import { countsQuery } from './queries.ts';
import type { DiscoverPlace } from './use-discover-place.ts';
import { words as discoverWords } from './words.ja.ts';

interface DiscoverTabsProps {
  about: 'jobs' | 'companies' | 'matches';
  filter: DiscoverFilter;
  search: DiscoverPlace['search'];
}

const tabs = [
  { value: 'companies', to: '/talent/discover/companies' },
  { value: 'jobs', to: '/talent/discover/jobs' },
] as const;

export function DiscoverTabs({ about, filter, search }: DiscoverTabsProps) {
  const t = useWords(discoverWords);
  const enabled = contradictions(filter).length === 0;
  const { data: counts } = useQuery({ ...countsQuery(filter), enabled });
  const names = { companies: t('companies'), jobs: t('jobs') };
  const look = (value: DiscoverTabsProps['about']) => ({
    'aria-current': value === about ? ('page' as const) : undefined,
    className: segmentStyle(value === about),
  });
  return (
    <nav aria-label={t('tabs')} className={segmentsStyle}>
      {tabs.map(({ value, to }) => (
        <Link key={value} to={to} search={search} {...look(value)}>
          {names[value]}
          {counts && <span className="tabular-nums">{counts[value].toLocaleString()}</span>}
        </Link>
      ))}
      <Link to="/talent/matches" {...look('matches')}>
        {t('matches')}
      </Link>
    </nav>
  );
}

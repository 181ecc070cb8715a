import { Link } from '@tanstack/react-router';
import { useWords } from '../../../shared/i18n/words.ts';
import type { ListFilters } from '../../../shared/navigation/use-list-place.ts';
import { useCompanyNotice } from '../../../shared/session/use-session.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { segmentStyle, segmentsStyle } from '../../../ui/navigation/tab-style.ts';
import { type ConnectList, connectLists } from './queries.ts';
import { useListWords } from './use-list-words.ts';
import { words as companyConnectWords } from './words.ja.ts';

interface ConnectTabsProps {
  list: ConnectList;
  counts: Record<ConnectList, number> | undefined;
  filters: ListFilters;
}

/** One address per list. Links keep the filters, because the counts apply them. */
export function ConnectTabs({ list, counts, filters: { word, label } }: ConnectTabsProps) {
  const t = useWords(companyConnectWords);
  const words = useListWords();
  const { connectsAccept = 0 } = useCompanyNotice() ?? {};
  return (
    <nav aria-label={t('lists')} className={segmentsStyle}>
      {connectLists.map((one) => (
        <Link
          key={one}
          to={`/company/engagement/connect/${one}`}
          search={{ ...(word && { word }), ...(label && { label }) }}
          activeOptions={{ includeSearch: false }}
          aria-current={one === list ? 'page' : undefined}
          className={`-outline-offset-2 ${segmentStyle(one === list)}`}
        >
          {words[one].tab}
          {counts && <span className="tabular-nums">{counts[one]}</span>}
          {one === 'connected' && (
            <Badge count={connectsAccept} label={t('newConnections', { count: connectsAccept })} />
          )}
        </Link>
      ))}
    </nav>
  );
}

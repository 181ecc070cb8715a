import { Link } from '@tanstack/react-router';
import { useWords } from '../../shared/i18n/words.ts';
import { segmentStyle, segmentsStyle } from '../../ui/navigation/tab-style.ts';
import { words as insightsWords } from './words.ja.ts';

export function JobTabs({ open }: { open: 'list' | 'insights' }) {
  const t = useWords(insightsWords);
  const tabs = [
    { name: 'list', label: t('list'), search: {} },
    { name: 'insights', label: t('heading'), search: { view: 'insights' } },
  ] as const;
  return (
    <nav aria-label={t('tabs')} className={`self-start ${segmentsStyle}`}>
      {tabs.map(({ name, label, search }) => (
        <Link
          key={name}
          to="/company/contents/job"
          search={search}
          activeOptions={{ includeSearch: false }}
          aria-current={name === open ? 'page' : undefined}
          className={`-outline-offset-2 ${segmentStyle(name === open)}`}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

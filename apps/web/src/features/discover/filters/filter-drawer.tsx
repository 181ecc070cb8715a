import { contradictions } from '@engawa/contract/discover/contradictions';
import type { DiscoverFilter } from '@engawa/contract/discover/filter-fields';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../../shared/i18n/words.ts';
import type { DrawerState } from '../../../ui/filters/drawer-button.tsx';
import { FilterDrawer as Drawer } from '../../../ui/filters/filter-drawer.tsx';
import { countsQuery } from '../queries.ts';
import { words as discoverWords } from '../words.ja.ts';
import { FilterForm } from './filter-form.tsx';

interface FilterDrawerProps extends DrawerState {
  filter: DiscoverFilter;
  about: 'jobs' | 'companies';
  onShow: (filter: DiscoverFilter) => void;
}

function Showing({ draft, about }: { draft: DiscoverFilter; about: 'jobs' | 'companies' }) {
  const t = useWords(discoverWords);
  const { data } = useQuery(countsQuery(draft));
  return t('show', { count: data?.[about] ?? 0 });
}

export function FilterDrawer({ about, ...props }: FilterDrawerProps) {
  return (
    <Drawer
      {...props}
      contradictions={contradictions}
      renderCount={(draft) => <Showing draft={draft} about={about} />}
      renderForm={(draft, onChange) => (
        <FilterForm filter={draft} onChange={onChange} about={about} />
      )}
    />
  );
}

import { contradictions } from '@engawa/contract/student-search/contradictions';
import type { StudentFilter } from '@engawa/contract/student-search/filter-fields';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../../shared/i18n/words.ts';
import type { DrawerState } from '../../../ui/filters/drawer-button.tsx';
import { FilterDrawer as Drawer } from '../../../ui/filters/filter-drawer.tsx';
import { countQuery } from '../queries.ts';
import { words as studentSearchWords } from '../words.ja.ts';
import { FilterForm } from './filter-form.tsx';

interface FilterDrawerProps extends DrawerState {
  filter: StudentFilter;
  onShow: (filter: StudentFilter) => void;
}

function Showing({ draft }: { draft: StudentFilter }) {
  const t = useWords(studentSearchWords);
  const { data } = useQuery(countQuery(draft));
  const count = data?.count ?? 0;
  return data?.exact === false ? t('showAbout', { count }) : t('show', { count });
}

export function FilterDrawer(props: FilterDrawerProps) {
  return (
    <Drawer
      {...props}
      contradictions={contradictions}
      renderCount={(draft) => <Showing draft={draft} />}
      renderForm={(draft, onChange) => <FilterForm filter={draft} onChange={onChange} />}
    />
  );
}

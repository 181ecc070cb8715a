import { contradictions } from '@engawa/contract/discover/contradictions';
import {
  companyFilterFields,
  type DiscoverFilter,
  type discoverFields,
  jobFilterFields,
} from '@engawa/contract/discover/filter-fields';
import { useWords } from '../../../shared/i18n/words.ts';
import { FilterForm as Form } from '../../../ui/filters/filter-form.tsx';
import type { ByKind, Controls } from '../../../ui/filters/filter-looks.ts';
import { words as discoverWords } from '../words.ja.ts';
import {
  Employees,
  Graduation,
  JapaneseLevel,
  Prefectures,
  Salary,
  Start,
  Work,
} from './controls.tsx';
import { useSay } from './use-chips.ts';

const controls = {
  jobCategory: Work,
  jobSubcategory: null,
  // Stands above the results.
  canApply: null,
  japaneseLevel: JapaneseLevel,
  prefectures: Prefectures,
  salaryAtLeast: Salary,
  graduationFrom: Graduation,
  graduationTo: null,
  startFrom: Start,
  startTo: null,
  employeesMin: Employees,
  employeesMax: null,
} as const satisfies Controls<typeof discoverFields>;

interface FilterFormProps {
  filter: DiscoverFilter;
  onChange: (filter: DiscoverFilter) => void;
  about: 'jobs' | 'companies';
}

export function FilterForm({ filter, onChange, about }: FilterFormProps) {
  const t = useWords(discoverWords);
  const groups = [
    { heading: t('group.job'), fields: jobFilterFields },
    { heading: t('group.company'), fields: companyFilterFields },
  ];
  return (
    <Form<DiscoverFilter, ByKind<typeof discoverFields, typeof controls>>
      {...{ filter, onChange, contradictions, controls }}
      groups={about === 'jobs' ? groups : groups.toReversed()}
      labelOf={(name) => t(`label.${name}`)}
      say={useSay()}
    />
  );
}

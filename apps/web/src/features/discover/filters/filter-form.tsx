import { contradictions } from '@engawa/contract/discover/contradictions';
import type { DiscoverFilter } from '@engawa/contract/discover/filters';
import { fieldMessages } from '@engawa/contract/field-messages';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { discoverWords } from '../words.ts';
import { CompanyFilters } from './company-filters.tsx';
import type { FilterChange } from './fields.ts';
import { JobFilters } from './job-filters.tsx';

export interface FilterProps {
  filter: DiscoverFilter;
  change: FilterChange;
  errorOf: (field: keyof DiscoverFilter) => string | undefined;
}

interface FilterFormProps {
  filter: DiscoverFilter;
  onChange: (filter: DiscoverFilter) => void;
  /** Which stands first. */
  about: 'jobs' | 'companies';
}

/** Every filter; each change counts at once. */
export function FilterForm({ filter, onChange, about }: FilterFormProps) {
  const t = useWords(discoverWords);
  const faults = contradictions(filter);
  const props: FilterProps = {
    filter,
    change: (change) => onChange(withoutBlanks({ ...filter, ...change })),
    errorOf: (field) => {
      const fault = faults.find((one) => one.field === field);
      return fault && fieldMessages[fault.message][language];
    },
  };
  const groups = [
    { name: 'jobs', heading: t('group.job'), fields: <JobFilters {...props} /> },
    { name: 'companies', heading: t('group.company'), fields: <CompanyFilters {...props} /> },
  ];
  const ordered = about === 'jobs' ? groups : groups.toReversed();
  return (
    <div className="flex flex-col gap-6 text-sm">
      {ordered.map(({ name, heading, fields }) => (
        <section key={name} className="flex flex-col gap-5">
          <h3 className="border-b border-line pb-1.5 text-base font-bold">{heading}</h3>
          {fields}
        </section>
      ))}
    </div>
  );
}

/** What nobody chose is not there, so that it does not stand in the address either. */
const withoutBlanks = (filter: DiscoverFilter): DiscoverFilter =>
  Object.fromEntries(
    Object.entries(filter).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );

import { fieldMessages } from '@engawa/contract/field-messages';
import { contradictions } from '@engawa/contract/student-search/contradictions';
import type { StudentFilter } from '@engawa/contract/student-search/filters';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { studentSearchWords } from '../words.ts';
import { type FilterChange, withoutBlanks } from './fields.ts';
import { LanguageFilters } from './language-filters.tsx';
import { PlaceFilters } from './place-filters.tsx';
import { StudyFilters } from './study-filters.tsx';
import { WishFilters } from './wish-filters.tsx';

export interface FilterProps {
  filter: StudentFilter;
  change: FilterChange;
  errorOf: (field: keyof StudentFilter) => string | undefined;
}

interface FilterFormProps {
  filter: StudentFilter;
  onChange: (filter: StudentFilter) => void;
}

/** Every filter; each change counts at once. */
export function FilterForm({ filter, onChange }: FilterFormProps) {
  const t = useWords(studentSearchWords);
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
    { name: 'studies', heading: t('group.studies'), fields: <StudyFilters {...props} /> },
    { name: 'languages', heading: t('group.languages'), fields: <LanguageFilters {...props} /> },
    { name: 'wishes', heading: t('group.wishes'), fields: <WishFilters {...props} /> },
    { name: 'place', heading: t('group.place'), fields: <PlaceFilters {...props} /> },
  ];
  return (
    <div className="flex flex-col gap-6 text-sm">
      {groups.map(({ name, heading, fields }) => (
        <section key={name} className="flex flex-col gap-5">
          <h3 className="border-b border-line pb-1.5 text-base font-bold">{heading}</h3>
          {fields}
        </section>
      ))}
    </div>
  );
}

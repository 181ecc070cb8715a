import { contradictions } from '@engawa/contract/student-search/contradictions';
import {
  type StudentFilter,
  studentFieldGroups,
  type studentFields,
} from '@engawa/contract/student-search/filter-fields';
import { useWords } from '../../../shared/i18n/words.ts';
import { FilterForm as Form } from '../../../ui/filters/filter-form.tsx';
import type { ByKind, Controls } from '../../../ui/filters/filter-looks.ts';
import { words as studentSearchWords } from '../words.ja.ts';
import { CertifiedOnly, EnglishLevel, JapaneseLevel, OtherLanguage } from './language-controls.tsx';
import { Country, Origin } from './place-controls.tsx';
import { Graduation, Majors } from './study-controls.tsx';
import { useChipRules } from './use-chips.ts';

const controls = {
  graduationFrom: Graduation,
  graduationTo: null,
  major: Majors,
  japaneseLevel: JapaneseLevel,
  englishLevel: EnglishLevel,
  language: OtherLanguage,
  languageLevel: null,
  certifiedOnly: CertifiedOnly,
  country: Country,
  origin: Origin,
} as const satisfies Controls<typeof studentFields>;

const { studies, languages, wishes, place } = studentFieldGroups;

interface FilterFormProps {
  filter: StudentFilter;
  onChange: (filter: StudentFilter) => void;
}

export function FilterForm({ filter, onChange }: FilterFormProps) {
  const t = useWords(studentSearchWords);
  const { say } = useChipRules();
  const groups = [
    { heading: t('group.studies'), fields: studies },
    { heading: t('group.languages'), fields: languages },
    { heading: t('group.wishes'), fields: wishes },
    { heading: t('group.place'), fields: place },
  ];
  return (
    <Form<StudentFilter, ByKind<typeof studentFields, typeof controls>>
      {...{ filter, onChange, contradictions, controls, groups, say }}
      labelOf={(name) => t(`label.${name}`)}
    />
  );
}

import type { Language } from '@engawa/contract/language';
import type { StudentView } from '@engawa/contract/profile/student-view';
import { industries } from '@engawa/contract/reference/companies/industries';
import { jobCategories, jobSubcategories } from '@engawa/contract/reference/jobs/job-categories';
import { lookingFor } from '@engawa/contract/reference/people/looking-for';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Tag } from '../../../ui/tag.tsx';
import { words as studentViewWords } from '../words.ja.ts';
import { ProfileSection } from './profile-section.tsx';

interface CareerPartProps {
  career: StudentView['career'];
  reader: Language;
}

export function CareerPart({ career, reader }: CareerPartProps) {
  const t = useWords(studentViewWords, reader);
  const rows = [
    {
      heading: t('lookingFor'),
      names: career.lookingFor.map((id) => nameOf(lookingFor, id, reader)),
    },
    {
      heading: t('industries'),
      names: career.industries.map((id) => nameOf(industries, id, reader)),
    },
    {
      heading: t('jobCategories'),
      names: career.jobCategories.map((id) => nameOf(jobCategories, id, reader)),
    },
    {
      heading: t('jobSubcategories'),
      names: career.jobSubcategories.map((id) => nameOf(jobSubcategories, id, reader)),
    },
  ];
  return rows
    .filter(({ names }) => names.length > 0)
    .map(({ heading, names }) => (
      <ProfileSection key={heading} heading={heading}>
        <ul className="flex flex-wrap gap-2">
          {names.map((name) => (
            <li key={name}>
              <Tag tone="note">{name}</Tag>
            </li>
          ))}
        </ul>
      </ProfileSection>
    ));
}

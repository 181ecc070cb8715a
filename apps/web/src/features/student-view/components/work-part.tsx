import type { Language } from '@engawa/contract/language';
import type { StudentView } from '@engawa/contract/profile/student-view';
import { industries } from '@engawa/contract/reference/companies/industries';
import { employmentTypes } from '@engawa/contract/reference/jobs/employment-types';
import { jobCategories } from '@engawa/contract/reference/jobs/job-categories';
import { countries } from '@engawa/contract/reference/places/countries';
import { formatMonth } from '../../../shared/format/day.ts';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { words as studentViewWords } from '../words.ja.ts';
import { ProfileSection } from './profile-section.tsx';

interface WorkPartProps {
  experiences: StudentView['workExperiences'];
  reader: Language;
}

export function WorkPart({ experiences, reader }: WorkPartProps) {
  const t = useWords(studentViewWords, reader);
  if (experiences.length === 0) return null;
  return (
    <ProfileSection heading={t('work')}>
      <ul className="flex flex-col gap-5">
        {experiences.map((one) => (
          <li key={`${one.company} ${one.start}`}>
            <p className="font-semibold break-words">
              <bdi>{one.company}</bdi>
            </p>
            <p className="text-sm text-sumi-2">
              {t('period', {
                start: formatMonth(one.start, reader),
                end: one.end ? formatMonth(one.end, reader) : t('present'),
              })}
            </p>
            <p className="text-sm text-sumi-2">
              {[
                nameOf(employmentTypes, one.employmentType, reader),
                one.position,
                nameOf(jobCategories, one.jobCategory, reader),
                nameOf(industries, one.industry, reader),
                nameOf(countries, one.country, reader),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {one.details && (
              <p dir="auto" className="mt-1 break-words whitespace-pre-line">
                {one.details}
              </p>
            )}
          </li>
        ))}
      </ul>
    </ProfileSection>
  );
}

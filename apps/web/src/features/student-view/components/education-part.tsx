import { type Language, say } from '@engawa/contract/language';
import { schoolsIn } from '@engawa/contract/profile/schools';
import type { StudentView } from '@engawa/contract/profile/student-view';
import { degreeTypes } from '@engawa/contract/reference/people/degree-types';
import { majorCategories } from '@engawa/contract/reference/people/major-categories';
import {
  hasMajor,
  schoolTypes,
  universityTypes,
} from '@engawa/contract/reference/people/school-types';
import { countries } from '@engawa/contract/reference/places/countries';
import { formatMonth } from '../../../shared/format/day.ts';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { words as studentViewWords } from '../words.ja.ts';
import { ProfileSection } from './profile-section.tsx';

interface EducationPartProps {
  education: StudentView['education'];
  reader: Language;
}

export function EducationPart({ education, reader }: EducationPartProps) {
  const t = useWords(studentViewWords, reader);
  const all = schoolsIn(education);
  if (all.length === 0) return null;
  return (
    <ProfileSection heading={t('education')}>
      <ul className="flex flex-col gap-4">
        {all.map((one) => (
          <li key={`${one.name} ${one.entrance}`}>
            <p className="font-semibold">
              <bdi>{say(one.names, reader)}</bdi>
              {one.country && (
                <span className="font-normal"> ({nameOf(countries, one.country, reader)})</span>
              )}
            </p>
            <p>
              {[
                !universityTypes.includes(one.schoolType) &&
                  nameOf(schoolTypes, one.schoolType, reader),
                one.department,
                hasMajor(one.schoolType) && nameOf(majorCategories, one.majorCategory, reader),
                hasMajor(one.schoolType) && nameOf(degreeTypes, one.degreeType, reader),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p className="text-sm text-sumi-2">
              {t('period', {
                start: formatMonth(one.entrance, reader),
                end: formatMonth(one.graduation, reader),
              })}
            </p>
          </li>
        ))}
      </ul>
    </ProfileSection>
  );
}

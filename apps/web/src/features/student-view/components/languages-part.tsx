import type { Language } from '@engawa/contract/language';
import type { StudentView } from '@engawa/contract/profile/student-view';
import { languageExams } from '@engawa/contract/reference/languages/language-exams';
import { selfRatings } from '@engawa/contract/reference/languages/self-ratings';
import { shownLevel } from '@engawa/contract/reference/languages/shown-level';
import { spokenLanguages } from '@engawa/contract/reference/languages/spoken-languages';
import { formatMonth } from '../../../shared/format/day.ts';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Tag } from '../../../ui/tag.tsx';
import { words as studentViewWords } from '../words.ja.ts';
import { ProfileSection } from './profile-section.tsx';

type Spoken = StudentView['languages'][number];

interface LanguagesPartProps {
  languages: readonly Spoken[];
  reader: Language;
}

export function LanguagesPart({ languages, reader }: LanguagesPartProps) {
  const t = useWords(studentViewWords, reader);
  if (languages.length === 0) return null;
  return (
    <ProfileSection heading={t('languages')}>
      <ul className="flex flex-col gap-3">
        {languages.map((one) => {
          const level = shownLevel(one.exam, one.score, one.level);
          return (
            <li key={one.language}>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-semibold">
                  {nameOf(spokenLanguages, one.language, reader)}
                </span>
                <span>{nameOf(selfRatings, one.selfRating, reader)}</span>
                {level && <Tag tone="good">{level}</Tag>}
              </p>
              {one.exam && (
                <p className="text-sm text-sumi-2">
                  {[
                    nameOf(languageExams, one.exam, reader),
                    one.level,
                    one.score,
                    one.certifiedOn && formatMonth(one.certifiedOn, reader),
                  ]
                    .filter((part) => part !== null)
                    .join(' · ')}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </ProfileSection>
  );
}

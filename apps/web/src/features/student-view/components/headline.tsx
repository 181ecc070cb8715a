import type { Language } from '@engawa/contract/language';
import type { StudentView } from '@engawa/contract/profile/student-view';
import {
  jobHuntingStatuses,
  occupations,
} from '@engawa/contract/reference/people/job-hunting-statuses';
import { countries } from '@engawa/contract/reference/places/countries';
import { residenceStatuses } from '@engawa/contract/reference/residence/residence-statuses';
import { personName, personReading } from '@engawa/contract/text/person-name';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { words as studentViewWords } from '../words.ja.ts';

interface HeadlineProps {
  student: StudentView;
  reader: Language;
}

export function Headline({ student, reader }: HeadlineProps) {
  const t = useWords(studentViewWords, reader);
  const name = personName(student);
  const kana = personReading(student);
  const { occupation, jobHuntingStatus } = student.jobHunting;
  const country = (id: StudentView['currentCountry']) => nameOf(countries, id, reader);
  return (
    <header className="flex flex-wrap items-center gap-4 p-4 sm:p-6">
      <Avatar name={name} src={student.pictures.at(1)?.url} size="huge" />
      <div className="min-w-0 grow basis-60">
        {kana && (
          <p lang="ja" className="text-sm text-sumi-2">
            {kana}
          </p>
        )}
        <p className="text-xl font-bold break-words">
          <bdi>{name}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm text-sumi-2">
          {student.countryOfOrigin && (
            <span>{t('from', { country: country(student.countryOfOrigin) })}</span>
          )}
          {student.currentCountry && (
            <span>{t('livesIn', { country: country(student.currentCountry) })}</span>
          )}
          {student.residenceStatus && (
            <span>
              {t('residence')}: {nameOf(residenceStatuses, student.residenceStatus, reader)}
            </span>
          )}
        </p>
        <p className="mt-2 flex flex-wrap gap-2">
          <Tag tone="note">{nameOf(occupations, occupation, reader)}</Tag>
          <Tag tone={jobHuntingStatus === 'looking' ? 'good' : 'wood'}>
            {nameOf(jobHuntingStatuses, jobHuntingStatus, reader)}
          </Tag>
        </p>
      </div>
    </header>
  );
}

import type { ReactNode } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Card } from '../../../ui/card.tsx';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { StudentLink } from '../../../ui/links/student-link.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { FoundStudent } from '../queries.ts';
import { words as studentSearchWords } from '../words.ja.ts';
import { usePersonWords } from './person-words.ts';

interface StudentCardProps {
  student: FoundStudent;
  /** The ids on this page, so that the profile can lead to the next student. */
  among: readonly string[];
  setting: string | undefined;
  action: ReactNode;
}

/** The link of the name covers the whole card. */
export function StudentCard({ student, among, setting, action }: StudentCardProps) {
  const t = useWords(studentSearchWords);
  const words = usePersonWords();
  const { studentId, name, nameKana, pictureUrl, match, fewAsked } = student;
  return (
    <Card className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 p-4 focus-within:border-ai hover:border-line-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Avatar name={name} src={pictureUrl} />
      <div className="min-w-0">
        <h2 className="font-bold">
          <StudentLink
            id={studentId}
            among={among}
            matchedWith={setting ? { setting } : undefined}
            className="mr-2 after:absolute after:inset-0 after:rounded hover:underline"
          >
            <bdi>{name}</bdi>
          </StudentLink>
          {nameKana && <span className="text-sm font-normal text-sumi-2">{nameKana}</span>}
        </h2>
        <p>{words.school(student)}</p>
        <p className="text-sm text-sumi-2">{words.studies(student)}</p>
        <p className="mt-1.5 text-sm">{words.levels(student)}</p>
        {student.activeOn && (
          <p className="text-sm text-sumi-2">{t('active', { when: words.active(student) })}</p>
        )}
        {(match || fewAsked) && (
          <div className="mt-2 flex flex-wrap gap-2">
            {match && <Tag tone="note">{t('match', { total: String(match.total) })}</Tag>}
            {fewAsked && <Tag tone="ink">{t('fewAsked')}</Tag>}
          </div>
        )}
      </div>
      <div className="relative max-sm:col-start-2">{action}</div>
    </Card>
  );
}

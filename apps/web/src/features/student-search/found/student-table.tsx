import type { ComponentType } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { type Column, Table } from '../../../ui/display/table.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { StudentLink } from '../../../ui/links/student-link.tsx';
import type { FoundStudent } from '../queries.ts';
import { words as studentSearchWords } from '../words.ja.ts';
import { usePersonWords } from './person-words.ts';

interface StudentTableProps {
  students: readonly FoundStudent[];
  setting: string | undefined;
  ticked: readonly string[];
  onTick: (studentId: string, on: boolean) => void;
  Action: ComponentType<{ student: FoundStudent }>;
}

export function StudentTable({ students, setting, ticked, onTick, Action }: StudentTableProps) {
  const t = useWords(studentSearchWords);
  const words = usePersonWords();
  const among = students.map(({ studentId }) => studentId);
  const isMatched = students.some(({ match }) => match);
  const columns: Column<FoundStudent>[] = [
    {
      key: 'choose',
      heading: t('column.choose'),
      hideHeading: true,
      renderCell: ({ studentId, name }) => (
        <Checkbox
          label={t('choose', { name })}
          hideLabel
          checked={ticked.includes(studentId)}
          onChange={({ target }) => onTick(studentId, target.checked)}
        />
      ),
    },
    ...(isMatched
      ? [
          {
            key: 'match',
            heading: t('column.match'),
            renderCell: ({ match }: FoundStudent) => (
              <span className="font-bold text-ai tabular-nums">{match?.total}</span>
            ),
          },
        ]
      : []),
    {
      key: 'person',
      heading: t('column.person'),
      namesRow: true,
      renderCell: ({ studentId, name, pictureUrl, fewAsked }) => (
        <span className="flex items-start gap-3 @min-[900px]:min-w-44">
          <Avatar name={name} src={pictureUrl} />
          <span className="min-w-0">
            <StudentLink
              id={studentId}
              among={among}
              matchedWith={setting ? { setting } : undefined}
            >
              <bdi>{name}</bdi>
            </StudentLink>
            {fewAsked && (
              <span className="phrased block text-sm font-normal text-sumi-2">{t('fewAsked')}</span>
            )}
          </span>
        </span>
      ),
    },
    {
      key: 'studies',
      heading: t('column.studies'),
      renderCell: (student) => (
        <>
          <span className="block">{words.school(student)}</span>
          <span className="block text-sm text-sumi-2">{words.studies(student)}</span>
        </>
      ),
    },
    {
      key: 'levels',
      heading: t('column.levels'),
      renderCell: (student) => <span className="text-sm">{words.levels(student)}</span>,
    },
    { key: 'active', heading: t('column.active'), renderCell: words.active },
    {
      key: 'action',
      heading: t('column.action'),
      hideHeading: true,
      renderCell: (student) => (
        <span className="block whitespace-nowrap @min-[900px]:min-w-32">
          <Action student={student} />
        </span>
      ),
    },
  ];
  return (
    <Table
      caption={t('heading')}
      rows={students}
      rowKey={({ studentId }) => studentId}
      columns={columns}
    />
  );
}

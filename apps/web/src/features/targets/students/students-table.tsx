import { useWords } from '../../../shared/i18n/words.ts';
import { type Column, Table } from '../../../ui/display/table.tsx';
import type { TargetStudent } from '../queries.ts';
import { words as targetWords } from '../words.ja.ts';
import { ActiveCell, LanguagesCell, NameCell, StudyCell } from './cells.tsx';
import { DismissMenu } from './dismiss-menu.tsx';

interface StudentsTableProps {
  settingId: string;
  caption: string;
  students: readonly TargetStudent[];
  onOpen: (id: string) => void;
  onDismissed: (id: string) => void;
}

export function StudentsTable(props: StudentsTableProps) {
  const { settingId, caption, students, onOpen, onDismissed } = props;
  const t = useWords(targetWords);
  const columns: Column<TargetStudent>[] = [
    {
      key: 'match',
      heading: t('column.match'),
      renderCell: ({ match }) => (
        <span className="text-lg font-bold text-ai tabular-nums @max-[560px]:mr-10">
          {match.total}
        </span>
      ),
    },
    {
      key: 'name',
      heading: t('column.name'),
      namesRow: true,
      renderCell: (student) => (
        <NameCell student={student} onOpen={() => onOpen(student.studentId)} />
      ),
    },
    {
      key: 'study',
      heading: t('column.study'),
      renderCell: (student) => <StudyCell student={student} />,
    },
    {
      key: 'languages',
      heading: t('column.languages'),
      renderCell: (student) => <LanguagesCell student={student} />,
    },
    {
      key: 'active',
      heading: t('column.active'),
      renderCell: (student) => <ActiveCell student={student} />,
    },
    {
      key: 'actions',
      heading: t('column.actions'),
      hideHeading: true,
      renderCell: (student) => (
        <DismissMenu
          settingId={settingId}
          student={student}
          onDone={() => onDismissed(student.studentId)}
        />
      ),
    },
  ];
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={students}
      rowKey={({ studentId }) => studentId}
    />
  );
}

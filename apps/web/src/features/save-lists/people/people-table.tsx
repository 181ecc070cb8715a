import { UserRoundMinus } from 'lucide-react';
import { formatTableDate } from '../../../shared/format/date-time.ts';
import { formatMonth } from '../../../shared/format/day.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { type Column, Table } from '../../../ui/display/table.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { StudentLink } from '../../../ui/links/student-link.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { Person } from '../queries.ts';
import { words as saveListWords } from '../words.ja.ts';
import { NoteCell } from './note-cell.tsx';

interface PeopleTableProps {
  listId: string;
  name: string;
  people: readonly Person[];
  ticked: readonly string[];
  onTick: (studentId: string, on: boolean) => void;
  onRemove: (person: Person) => void;
}

export function PeopleTable(props: PeopleTableProps) {
  const { listId, name: caption, people, ticked, onTick, onRemove } = props;
  const t = useWords(saveListWords);
  const readable = people.filter(({ open }) => open).map(({ studentId }) => studentId);
  const states = {
    none: t('state.none'),
    applying: t('state.applying'),
    waiting: t('state.waiting'),
    connected: t('state.connected'),
  };
  const columns: Column<Person>[] = [
    {
      key: 'choose',
      heading: t('column.choose'),
      hideHeading: true,
      renderCell: ({ studentId, name }) => (
        <Checkbox
          label={t('choose', { name })}
          hideLabel
          checked={ticked.includes(studentId)}
          onChange={(event) => onTick(studentId, event.target.checked)}
        />
      ),
    },
    {
      key: 'name',
      heading: t('column.name'),
      namesRow: true,
      renderCell: (person) => <PersonCell person={person} among={readable} />,
    },
    {
      key: 'note',
      heading: t('column.note'),
      renderCell: (person) => <NoteCell listId={listId} person={person} />,
    },
    {
      key: 'state',
      heading: t('column.state'),
      renderCell: ({ connect }) =>
        connect === 'connected' ? <Tag tone="good">{states[connect]}</Tag> : states[connect],
    },
    {
      key: 'saved',
      heading: t('column.saved'),
      renderCell: ({ savedAt, savedBy }) => (
        <>
          <time dateTime={savedAt} className="whitespace-nowrap">
            {formatTableDate(savedAt, language)}
          </time>
          {savedBy && (
            <span className="block text-sm text-sumi-2">{t('savedBy', { name: savedBy })}</span>
          )}
        </>
      ),
    },
    {
      key: 'actions',
      heading: t('column.actions'),
      renderCell: (person) => (
        <IconButton
          icon={<UserRoundMinus aria-hidden />}
          label={t('removeOne', { name: person.name })}
          onClick={() => onRemove(person)}
        />
      ),
    },
  ];
  return (
    <Table
      caption={caption}
      rows={people}
      rowKey={({ studentId }) => studentId}
      columns={columns}
    />
  );
}

/** A student who no longer looks for a job is shown by name, without a link. */
function PersonCell({ person, among }: { person: Person; among: readonly string[] }) {
  const t = useWords(saveListWords);
  const { studentId, name, nameKana, pictureUrl, university, graduation, open } = person;
  return (
    <span className="flex items-start gap-3 @min-[900px]:min-w-48">
      <Avatar name={name} src={pictureUrl} className="@min-[560px]:@max-[680px]:hidden" />
      <span className="min-w-0">
        {open ? (
          <StudentLink id={studentId} among={among}>
            <bdi className="block">{name}</bdi>
          </StudentLink>
        ) : (
          <bdi className="block">{name}</bdi>
        )}
        {!open && <Tag tone="ink">{t('notLooking')}</Tag>}
        <span className="block text-sm font-normal text-sumi-2">
          {nameKana && <span className="block">{nameKana}</span>}
          {university && <span className="block">{university}</span>}
          {graduation && t('graduation', { month: formatMonth(graduation, language) })}
        </span>
      </span>
    </span>
  );
}

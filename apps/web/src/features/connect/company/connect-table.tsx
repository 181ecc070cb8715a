import { nameFor } from '@engawa/contract/language';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { type Column, Table } from '../../../ui/display/table.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import type { Label } from '../../../ui/labels/label.ts';
import { SinceCell, StudentCell } from './cells.tsx';
import { ConnectActions } from './connect-actions.tsx';
import { LabelTags } from './labels/label-tags.tsx';
import type { Connect, ConnectList } from './queries.ts';
import { useListWords } from './use-list-words.ts';
import { words as companyConnectWords } from './words.ja.ts';

interface ConnectTableProps {
  list: ConnectList;
  connects: readonly Connect[];
  labels: readonly Label[];
  newConnections: ReadonlySet<string>;
  ticked: readonly string[];
  onTick: (studentId: string, on: boolean) => void;
}

export function ConnectTable(props: ConnectTableProps) {
  const { list, connects, labels, newConnections, ticked, onTick } = props;
  const t = useWords(companyConnectWords);
  const words = useListWords()[list];
  const among = connects.map(({ studentId }) => studentId);
  const choose: Column<Connect> = {
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
  };
  const message: Column<Connect> = {
    key: 'message',
    heading: t('column.message'),
    renderCell: (connect) => (
      <span dir="auto" className="block max-w-80 whitespace-pre-line @min-[900px]:min-w-44">
        {connect.job && (
          <span className="block font-semibold">{nameFor(connect.job.title, language)}</span>
        )}
        {connect.message ?? (connect.job ? '' : '–')}
      </span>
    ),
  };
  return (
    <Table
      caption={words.tab}
      rows={connects}
      rowKey={({ studentId }) => studentId}
      columns={[
        choose,
        {
          key: 'name',
          heading: t('column.name'),
          namesRow: true,
          renderCell: (connect) => (
            <StudentCell
              connect={connect}
              isNew={newConnections.has(connect.studentId)}
              among={among}
            />
          ),
        },
        ...(list === 'connected' ? [] : [message]),
        {
          key: 'since',
          heading: words.since,
          renderCell: (connect) => <SinceCell connect={connect} />,
        },
        {
          key: 'labels',
          heading: t('column.labels'),
          renderCell: (connect) => (
            <LabelTags labels={labels.filter(({ id }) => connect.labels.includes(id))} />
          ),
        },
        {
          key: 'actions',
          heading: t('column.actions'),
          renderCell: (connect) => <ConnectActions connect={connect} />,
        },
      ]}
    />
  );
}

import { authorityLevels } from '@engawa/contract/reference/companies/authority-levels';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Table } from '../../../ui/display/table.tsx';
import type { Viewer } from './actions/actions-of.ts';
import { MemberMenu } from './actions/member-menu.tsx';
import type { Doing } from './actions/team-dialogs.tsx';
import { LastSeen, PersonCell, StatusCell } from './cells.tsx';
import type { TeamMember } from './queries.ts';
import { words as teamWords } from './words.ja.ts';

interface TeamTableProps {
  viewer: Viewer;
  team: readonly TeamMember[];
  onDo: (doing: Doing) => void;
  onSignInFirst: (message: string | undefined) => void;
}

export function TeamTable({ viewer, team, ...handlers }: TeamTableProps) {
  const t = useWords(teamWords);
  return (
    <Table
      caption={t('heading')}
      rows={team}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'person',
          heading: t('column.person'),
          namesRow: true,
          renderCell: (member) => <PersonCell member={member} isViewer={member.id === viewer.id} />,
        },
        {
          key: 'level',
          heading: t('column.level'),
          renderCell: ({ role }) => (
            <span className="whitespace-nowrap">{nameOf(authorityLevels, role)}</span>
          ),
        },
        {
          key: 'status',
          heading: t('column.status'),
          renderCell: (member) => <StatusCell member={member} />,
        },
        {
          key: 'lastSeen',
          heading: t('column.lastSeen'),
          renderCell: (member) => <LastSeen member={member} />,
        },
        {
          key: 'actions',
          heading: t('column.actions'),
          hideHeading: true,
          align: 'end',
          renderCell: (member) => <MemberMenu viewer={viewer} member={member} {...handlers} />,
        },
      ]}
    />
  );
}

import type { Pictures } from '@engawa/contract/files/schemas';
import type { PerLanguage } from '@engawa/contract/language';
import type { ReactNode } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { type Column, Table } from '../../../ui/display/table.tsx';
import type { RowAction } from '../../../ui/overlay/row-menu.tsx';
import { PostMenu } from './post-menu.tsx';
import { PostStatus } from './post-status.tsx';
import { LanguageMarks, TitleCell } from './title-cell.tsx';
import { UpdatedCell } from './updated-cell.tsx';
import { words as listWords } from './words.ja.ts';

interface PostRow extends PerLanguage<object> {
  id: string;
  status: string;
  updatedAt: string;
  publishedAt: string | null;
  hasChanges: boolean;
  inCharge: string | null;
}

interface PostTableProps<Row extends PostRow> {
  caption: string;
  rows: readonly Row[];
  statuses: readonly { value: string; label: string }[];
  titleOf: (row: Row) => string;
  /** The link to the editor around the title. */
  renderTitle: (row: Row, title: string) => ReactNode;
  picturesOf: (row: Row) => Pictures;
  /** Stands where there is no picture. */
  icon: ReactNode;
  /** The pictures show people. */
  portraits?: boolean | undefined;
  note?: ((row: Row) => ReactNode) | undefined;
  /** Between the languages and the status. */
  columns?: readonly Column<Row>[] | undefined;
  /** Which row is getting which status. */
  pending: { id: string; status: string } | undefined;
  onStatus: (row: Row, status: string) => void;
  deleting: boolean;
  onDelete: (row: Row) => Promise<unknown>;
  /** What else deleting a row does; said before it is done. */
  deletingAlso?: ((row: Row) => string | undefined) | undefined;
  /** What else can be done with a row. */
  actionsOf?: ((row: Row) => RowAction[]) | undefined;
}

/** Events, articles and tips in a table, each with its status and what can be done with it. */
export function PostTable<Row extends PostRow>({
  caption,
  rows,
  statuses,
  titleOf,
  renderTitle,
  picturesOf,
  icon,
  portraits,
  note,
  columns = [],
  pending,
  onStatus,
  deleting,
  onDelete,
  deletingAlso,
  actionsOf,
}: PostTableProps<Row>) {
  const t = useWords(listWords);
  return (
    <Table
      caption={caption}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'title',
          heading: t('column.title'),
          namesRow: true,
          renderCell: (row) => (
            <TitleCell
              pictures={picturesOf(row)}
              icon={icon}
              portrait={portraits}
              hasChanges={row.hasChanges}
              isPublished={row.status !== 'draft'}
              note={note?.(row)}
              inCharge={row.inCharge}
            >
              {renderTitle(row, titleOf(row))}
            </TitleCell>
          ),
        },
        {
          key: 'languages',
          heading: t('column.languages'),
          renderCell: (row) => <LanguageMarks content={row} />,
        },
        ...columns,
        {
          key: 'status',
          heading: t('column.status'),
          renderCell: (row) => (
            <PostStatus
              title={titleOf(row)}
              options={statuses}
              status={row.status}
              pending={pending?.id === row.id ? pending.status : undefined}
              isPublished={row.publishedAt !== null}
              onChange={(status) => onStatus(row, status)}
            />
          ),
        },
        {
          key: 'updated',
          heading: t('column.updated'),
          renderCell: ({ updatedAt }) => <UpdatedCell at={updatedAt} />,
        },
        {
          key: 'actions',
          heading: t('column.actions'),
          hideHeading: true,
          align: 'end',
          renderCell: (row) => (
            <PostMenu
              title={titleOf(row)}
              also={deletingAlso?.(row)}
              busy={deleting}
              onDelete={() => onDelete(row)}
              actions={actionsOf?.(row)}
            />
          ),
        },
      ]}
    />
  );
}

export const titleLinkStyle = 'rounded-small text-ai hover:underline';

import type { PostKind } from '@engawa/contract/contents/kinds';
import type { EventStatusId } from '@engawa/contract/reference/contents/event-statuses';
import { Link } from '@tanstack/react-router';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { type Column, Table } from '../../../ui/display/table.tsx';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import type { RowAction } from '../../../ui/overlay/row-menu.tsx';
import { ContentList, CreateLabel } from '../list/content-list.tsx';
import { PostMenu } from '../list/post-menu.tsx';
import { LanguageMarks, TitleCell, useTitleOf } from '../list/title-cell.tsx';
import { UpdatedCell } from '../list/updated-cell.tsx';
import { useContentList } from '../list/use-content-list.ts';
import { useListCommand } from '../list/use-list-command.ts';
import { words as listWords } from '../list/words.ja.ts';
import { type PostOf, type PostRow, readPosts } from './post-kind.ts';
import { PostStatus } from './post-status.tsx';
import { usePostStatus } from './use-post-status.ts';

interface PostListProps<K extends PostKind> {
  of: PostOf<K>;
  /** Overrides the note below the title where its words come from the page. */
  noteOf?: PostOf<K>['noteOf'];
  columns?: readonly Column<PostRow<K>>[];
  /** Further consequences of deleting the row, shown in the confirmation. */
  deletingAlso?: (row: PostRow<K>) => string | undefined;
  actionsOf?: (row: PostRow<K>) => RowAction[];
}

export function PostList<K extends PostKind>({
  of,
  noteOf = of.noteOf,
  columns = [],
  deletingAlso,
  actionsOf,
}: PostListProps<K>) {
  const t = useWords(of.words);
  const common = useWords(listWords);
  const anyTitle = useTitleOf();
  const titleOf = ({ jp, en }: PostRow<K>): string =>
    anyTitle({ jp: jp?.title ?? null, en: en?.title ?? null });
  const { route, calls, icon } = of;
  const list = useContentList<PostRow<K>>({
    key: calls.list.id,
    route,
    all: 'all',
    read: (...asked) => readPosts(of, ...asked),
  });
  const { pendingOf, change } = usePostStatus(of);
  const remove = useListCommand(calls.remove, calls.list.id, { visibleResult: true });
  return (
    <ContentList
      heading={t('heading')}
      intro={t('intro')}
      create={
        <LinkButton {...of.editorOf()} tone="primary">
          <CreateLabel>{t('create')}</CreateLabel>
        </LinkButton>
      }
      statuses={optionsOf(of.filters)}
      list={list}
      icon={icon}
      empty={{ heading: t('none'), text: t('noneText') }}
    >
      {(rows) => (
        <Table
          caption={t('heading')}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'title',
              heading: common('column.title'),
              namesRow: true,
              renderCell: (row) => (
                <TitleCell
                  pictures={list.picturesOf(of.pictureOf(row))}
                  icon={icon}
                  portrait={of.portraits}
                  hasChanges={row.hasChanges}
                  isPublished={row.status !== 'draft'}
                  note={noteOf?.(row)}
                  inCharge={row.inCharge}
                >
                  <Link {...of.editorOf(row.id)} className="rounded-small text-ai hover:underline">
                    {titleOf(row)}
                  </Link>
                </TitleCell>
              ),
            },
            {
              key: 'languages',
              heading: common('column.languages'),
              renderCell: (row) => <LanguageMarks content={row} />,
            },
            ...columns,
            {
              key: 'status',
              heading: common('column.status'),
              renderCell: (row) => (
                <PostStatus
                  title={titleOf(row)}
                  options={optionsOf(of.statuses)}
                  status={row.status}
                  pending={pendingOf(row.id)}
                  isPublished={row.publishedAt !== null}
                  onChange={(status) => change(row, status as EventStatusId)}
                />
              ),
            },
            {
              key: 'updated',
              heading: common('column.updated'),
              renderCell: ({ updatedAt }) => <UpdatedCell at={updatedAt} />,
            },
            {
              key: 'actions',
              heading: common('column.actions'),
              hideHeading: true,
              align: 'end',
              renderCell: (row) => (
                <PostMenu
                  title={titleOf(row)}
                  also={deletingAlso?.(row)}
                  busy={remove.isPending}
                  onDelete={() => remove.mutateAsync({ params: { id: row.id } })}
                  actions={actionsOf?.(row)}
                />
              ),
            },
          ]}
        />
      )}
    </ContentList>
  );
}

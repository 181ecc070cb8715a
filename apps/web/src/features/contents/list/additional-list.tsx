import type { Pictures } from '@engawa/contract/files/schemas';
import type { PerLanguage } from '@engawa/contract/language';
import {
  type AdditionalContentStatusId,
  additionalContentStatuses,
  additionalContentStatusFilters,
} from '@engawa/contract/reference/contents/additional-content-statuses';
import type { ReactNode } from 'react';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { ContentList } from './content-list.tsx';
import { PostTable } from './post-table.tsx';
import { useTitleOf } from './title-cell.tsx';
import { type ListParts, useContentList } from './use-content-list.ts';

interface AdditionalRow extends PerLanguage<{ title: string | null }> {
  id: string;
  status: AdditionalContentStatusId;
  updatedAt: string;
  inCharge: string | null;
  publishedAt: string | null;
  hasChanges: boolean;
}

interface AdditionalListProps<Row extends AdditionalRow> {
  words: { heading: string; intro: string; none: string; noneText: string };
  icon: ReactNode;
  listKey: string;
  route: ListParts<Row>['route'];
  read: ListParts<Row>['read'];
  /** The button that makes a new one. */
  create: ReactNode;
  renderTitle: (row: Row, title: string) => ReactNode;
  pictureOf: (row: Row) => string | null | undefined;
  /** The pictures show people. */
  portraits?: boolean | undefined;
  note?: ((row: Row) => ReactNode) | undefined;
  /** Which row is getting which status. */
  pending: { id: string; status: string } | undefined;
  onStatus: (row: Row, status: AdditionalContentStatusId) => void;
  deleting: boolean;
  onDelete: (id: string) => Promise<unknown>;
}

/** Articles and tips: public, draft or private. */
export function AdditionalList<Row extends AdditionalRow>({
  words,
  icon,
  listKey,
  route,
  read,
  create,
  renderTitle,
  pictureOf,
  portraits,
  note,
  pending,
  onStatus,
  deleting,
  onDelete,
}: AdditionalListProps<Row>) {
  const titleOf = useTitleOf();
  const list = useContentList<Row>({ key: listKey, route, all: 'all', read });
  const picturesOf = (row: Row): Pictures => list.picturesOf(pictureOf(row));
  return (
    <ContentList
      heading={words.heading}
      intro={words.intro}
      create={create}
      statuses={optionsOf(additionalContentStatusFilters)}
      list={list}
      icon={icon}
      empty={{ heading: words.none, text: words.noneText }}
    >
      {(rows) => (
        <PostTable
          caption={words.heading}
          rows={rows}
          statuses={optionsOf(additionalContentStatuses)}
          titleOf={({ jp, en }) => titleOf({ jp: jp?.title ?? null, en: en?.title ?? null })}
          picturesOf={picturesOf}
          icon={icon}
          portraits={portraits}
          note={note}
          renderTitle={renderTitle}
          pending={pending}
          onStatus={(row, status) => onStatus(row, status as AdditionalContentStatusId)}
          deleting={deleting}
          onDelete={({ id }) => onDelete(id)}
        />
      )}
    </ContentList>
  );
}

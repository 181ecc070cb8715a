import {
  changeArticleStatus,
  deleteArticle,
  listArticles,
} from '@engawa/contract/articles/company';
import type { ReplyOf } from '@engawa/contract/endpoint';
import {
  type AdditionalContentStatusFilterId,
  type AdditionalContentStatusId,
  additionalContentStatuses,
  additionalContentStatusFilters,
} from '@engawa/contract/reference/contents/additional-content-statuses';
import { Link } from '@tanstack/react-router';
import { Newspaper } from 'lucide-react';
import { call } from '../../../shared/api/call.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ContentList, CreateLabel } from '../list/content-list.tsx';
import { PostTable, titleLinkStyle } from '../list/post-table.tsx';
import { useTitleOf } from '../list/title-cell.tsx';
import { type Filters, restOf, useContentList } from '../list/use-content-list.ts';
import { useListCommand } from '../list/use-list-command.ts';
import { articleMessages } from './messages.ts';

type Article = ReplyOf<typeof listArticles>['additionalContents'][number];

async function readArticles(filters: Filters, cursor: string | undefined, signal: AbortSignal) {
  const status = filters.status as AdditionalContentStatusFilterId;
  const query = { status, ...restOf(filters, cursor) };
  const { additionalContents, ...rest } = await call(listArticles, { query }, { signal });
  return { ...rest, rows: additionalContents };
}

export function ArticleList() {
  const t = useMessages(articleMessages);
  const titleOf = useTitleOf();
  const list = useContentList<Article, Awaited<ReturnType<typeof readArticles>>>({
    key: listArticles.id,
    all: 'all',
    read: readArticles,
  });
  const to = '/company/contents/additional-contents/$id';
  const change = useListCommand(changeArticleStatus, listArticles.id);
  const remove = useListCommand(deleteArticle, listArticles.id);
  const pending = change.isPending ? change.variables.body : undefined;
  return (
    <ContentList
      heading={t('heading')}
      intro={t('intro')}
      create={
        <LinkButton to={to} params={{ id: 'new' }} tone="primary">
          <CreateLabel>{t('create')}</CreateLabel>
        </LinkButton>
      }
      statuses={optionsOf(additionalContentStatusFilters)}
      list={list}
      icon={<Newspaper />}
      empty={{ heading: t('none'), text: t('noneText') }}
    >
      {(rows) => (
        <PostTable
          caption={t('heading')}
          rows={rows}
          statuses={optionsOf(additionalContentStatuses)}
          titleOf={({ jp, en }) => titleOf({ jp: jp?.title ?? null, en: en?.title ?? null })}
          picturesOf={({ jp, en }) => list.picturesOf(jp?.coverImage ?? en?.coverImage)}
          renderTitle={({ id }, title) => (
            <Link to={to} params={{ id }} className={titleLinkStyle}>
              {title}
            </Link>
          )}
          pending={pending && { id: pending.articleId, status: pending.status }}
          onStatus={({ id }, status) =>
            change.run({ body: { articleId: id, status: status as AdditionalContentStatusId } })
          }
          deleting={remove.isPending}
          onDelete={({ id }) => remove.mutateAsync({ params: { id } })}
        />
      )}
    </ContentList>
  );
}

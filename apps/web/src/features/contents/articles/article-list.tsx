import {
  changeArticleStatus,
  deleteArticle,
  listArticles,
} from '@engawa/contract/articles/company';
import type { ReplyOf } from '@engawa/contract/endpoint';
import type {
  AdditionalContentStatusFilterId,
  AdditionalContentStatusId,
} from '@engawa/contract/reference/contents/additional-content-statuses';
import { Link } from '@tanstack/react-router';
import { Newspaper } from 'lucide-react';
import { call } from '../../../shared/api/call.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { AdditionalList } from '../list/additional-list.tsx';
import { CreateLabel } from '../list/content-list.tsx';
import { titleLinkStyle } from '../list/post-table.tsx';
import { type Filters, restOf } from '../list/use-content-list.ts';
import { useListCommand } from '../list/use-list-command.ts';
import { usePostStatus } from '../list/use-post-status.ts';
import { words as articleWords } from './words.ja.ts';

type Article = ReplyOf<typeof listArticles>['additionalContents'][number];

async function readArticles(filters: Filters, cursor: string | undefined, signal: AbortSignal) {
  const status = filters.status as AdditionalContentStatusFilterId;
  const query = { status, ...restOf(filters, cursor) };
  const { additionalContents: rows, ...rest } = await call(listArticles, { query }, { signal });
  return { ...rest, rows };
}

const to = '/company/contents/additional-contents/$id';

export function ArticleList() {
  const t = useWords(articleWords);
  const { change, ...moving } = usePostStatus(
    changeArticleStatus,
    listArticles.id,
    (id: string, status: AdditionalContentStatusId) => ({ body: { articleId: id, status } }),
  );
  const remove = useListCommand(deleteArticle, listArticles.id);
  const pending = moving.isPending ? moving.variables?.body : undefined;
  return (
    <AdditionalList<Article>
      words={{
        heading: t('heading'),
        intro: t('intro'),
        none: t('none'),
        noneText: t('noneText'),
      }}
      icon={<Newspaper />}
      listKey={listArticles.id}
      route="/company/contents/additional-contents"
      read={readArticles}
      create={
        <LinkButton to={to} params={{ id: 'new' }} tone="primary">
          <CreateLabel>{t('create')}</CreateLabel>
        </LinkButton>
      }
      renderTitle={({ id }, title) => (
        <Link to={to} params={{ id }} className={titleLinkStyle}>
          {title}
        </Link>
      )}
      pictureOf={({ jp, en }) => jp?.coverImage ?? en?.coverImage}
      pending={pending && { id: pending.articleId, status: pending.status }}
      onStatus={change}
      deleting={remove.isPending}
      onDelete={(id) => remove.mutateAsync({ params: { id } })}
    />
  );
}

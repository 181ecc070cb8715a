import type { ReplyOf } from '@engawa/contract/endpoint';
import {
  type AdditionalContentStatusFilterId,
  type AdditionalContentStatusId,
  additionalContentStatuses,
  additionalContentStatusFilters,
} from '@engawa/contract/reference/contents/additional-content-statuses';
import { changeTipStatus, deleteTip, listTips } from '@engawa/contract/tips/company';
import { Link } from '@tanstack/react-router';
import { UserRound } from 'lucide-react';
import { call } from '../../../shared/api/call.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ContentList, CreateLabel } from '../list/content-list.tsx';
import { PostTable, titleLinkStyle } from '../list/post-table.tsx';
import { useTitleOf } from '../list/title-cell.tsx';
import { type Filters, restOf, useContentList } from '../list/use-content-list.ts';
import { useListCommand } from '../list/use-list-command.ts';
import { tipMessages } from './messages.ts';

type Tip = ReplyOf<typeof listTips>['senpaiTips'][number];

async function readTips(filters: Filters, cursor: string | undefined, signal: AbortSignal) {
  const status = filters.status as AdditionalContentStatusFilterId;
  const query = { status, ...restOf(filters, cursor) };
  const { senpaiTips, ...rest } = await call(listTips, { query }, { signal });
  return { ...rest, rows: senpaiTips };
}

export function TipList() {
  const t = useMessages(tipMessages);
  const titleOf = useTitleOf();
  const list = useContentList<Tip, Awaited<ReturnType<typeof readTips>>>({
    key: listTips.id,
    all: 'all',
    read: readTips,
  });
  const to = '/company/contents/senpai-tips/{-$senpai-tips}/add';
  const change = useListCommand(changeTipStatus, listTips.id);
  const remove = useListCommand(deleteTip, listTips.id);
  const pending = change.isPending ? change.variables.body : undefined;
  return (
    <ContentList
      heading={t('heading')}
      intro={t('intro')}
      create={
        <LinkButton to={to} params={{}} tone="primary">
          <CreateLabel>{t('create')}</CreateLabel>
        </LinkButton>
      }
      statuses={optionsOf(additionalContentStatusFilters)}
      list={list}
      icon={<UserRound />}
      empty={{ heading: t('none'), text: t('noneText') }}
    >
      {(rows) => (
        <PostTable
          caption={t('heading')}
          rows={rows}
          statuses={optionsOf(additionalContentStatuses)}
          titleOf={({ jp, en }) => titleOf({ jp: jp?.title ?? null, en: en?.title ?? null })}
          picturesOf={({ senpaiImage }) => list.picturesOf(senpaiImage)}
          note={({ jp, en }) => jp?.senpaiName ?? en?.senpaiName}
          renderTitle={({ id }, title) => (
            <Link to={to} params={{ 'senpai-tips': id }} className={titleLinkStyle}>
              {title}
            </Link>
          )}
          pending={pending && { id: pending.tipId, status: pending.status }}
          onStatus={({ id }, status) =>
            change.run({ body: { tipId: id, status: status as AdditionalContentStatusId } })
          }
          deleting={remove.isPending}
          onDelete={({ id }) => remove.mutateAsync({ params: { id } })}
        />
      )}
    </ContentList>
  );
}

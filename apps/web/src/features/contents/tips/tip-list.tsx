import type { ReplyOf } from '@engawa/contract/endpoint';
import { nameFor } from '@engawa/contract/language';
import type {
  AdditionalContentStatusFilterId,
  AdditionalContentStatusId,
} from '@engawa/contract/reference/contents/additional-content-statuses';
import { changeTipStatus, deleteTip, listTips } from '@engawa/contract/tips/company';
import { Link } from '@tanstack/react-router';
import { UserRound } from 'lucide-react';
import { call } from '../../../shared/api/call.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { AdditionalList } from '../list/additional-list.tsx';
import { CreateLabel } from '../list/content-list.tsx';
import { titleLinkStyle } from '../list/post-table.tsx';
import { type Filters, restOf } from '../list/use-content-list.ts';
import { useListCommand } from '../list/use-list-command.ts';
import { usePostStatus } from '../list/use-post-status.ts';
import { words as tipWords } from './words.ja.ts';

type Tip = ReplyOf<typeof listTips>['senpaiTips'][number];

async function readTips(filters: Filters, cursor: string | undefined, signal: AbortSignal) {
  const status = filters.status as AdditionalContentStatusFilterId;
  const query = { status, ...restOf(filters, cursor) };
  const { senpaiTips: rows, ...rest } = await call(listTips, { query }, { signal });
  return { ...rest, rows };
}

const to = '/company/contents/senpai-tips/{-$senpai-tips}/add';

export function TipList() {
  const t = useWords(tipWords);
  const { change, ...moving } = usePostStatus(
    changeTipStatus,
    listTips.id,
    (id: string, status: AdditionalContentStatusId) => ({ body: { tipId: id, status } }),
  );
  const remove = useListCommand(deleteTip, listTips.id);
  const pending = moving.isPending ? moving.variables?.body : undefined;
  return (
    <AdditionalList<Tip>
      words={{
        heading: t('heading'),
        intro: t('intro'),
        none: t('none'),
        noneText: t('noneText'),
      }}
      icon={<UserRound />}
      listKey={listTips.id}
      route="/company/contents/senpai-tips"
      read={readTips}
      create={
        <LinkButton to={to} params={{}} tone="primary">
          <CreateLabel>{t('create')}</CreateLabel>
        </LinkButton>
      }
      renderTitle={({ id }, title) => (
        <Link to={to} params={{ 'senpai-tips': id }} className={titleLinkStyle}>
          {title}
        </Link>
      )}
      pictureOf={({ senpaiImage }) => senpaiImage}
      portraits
      note={({ jp, en }) =>
        nameFor({ jp: jp?.senpaiName ?? null, en: en?.senpaiName ?? null }, language)
      }
      pending={pending && { id: pending.tipId, status: pending.status }}
      onStatus={change}
      deleting={remove.isPending}
      onDelete={(id) => remove.mutateAsync({ params: { id } })}
    />
  );
}

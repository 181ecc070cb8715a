import type { ReplyOf } from '@engawa/contract/endpoint';
import {
  changeEventStatus,
  deleteEvent,
  duplicateEvent,
  listEvents,
} from '@engawa/contract/events/company';
import {
  type EventStatusFilterId,
  type EventStatusId,
  eventStatuses,
  eventStatusFilters,
} from '@engawa/contract/reference/contents/event-statuses';
import { Link, useNavigate } from '@tanstack/react-router';
import { CalendarDays, Copy, Eye, Users } from 'lucide-react';
import { call } from '../../../shared/api/call.ts';
import { formatLocal } from '../../../shared/format/local-time.ts';
import { language } from '../../../shared/i18n/language.ts';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import type { RowAction } from '../../../ui/overlay/row-menu.tsx';
import { ContentList, CreateLabel } from '../list/content-list.tsx';
import { PostTable, titleLinkStyle } from '../list/post-table.tsx';
import { useTitleOf } from '../list/title-cell.tsx';
import { type Filters, restOf, useContentList } from '../list/use-content-list.ts';
import { useListCommand } from '../list/use-list-command.ts';
import { usePostStatus } from '../list/use-post-status.ts';
import { words as listWords } from '../list/words.ja.ts';
import { ApplicantCount } from './applicant-count.tsx';
import { words as eventWords } from './words.ja.ts';

type Event = ReplyOf<typeof listEvents>['eventPostingList'][number];

async function readSignals(filters: Filters, cursor: string | undefined, signal: AbortSignal) {
  const status = filters.status as EventStatusFilterId;
  const query = { status, ...restOf(filters, cursor) };
  const { eventPostingList, ...rest } = await call(listEvents, { query }, { signal });
  return { ...rest, rows: eventPostingList };
}

export function EventList() {
  const t = useWords(eventWords);
  const common = useWords(listWords);
  const navigate = useNavigate();
  const titleOf = useTitleOf();
  const list = useContentList<Event>({
    key: listEvents.id,
    route: '/company/contents/event',
    all: 'all',
    read: readSignals,
  });
  const to = '/company/contents/event/$id';
  const { change, ...moving } = usePostStatus(
    changeEventStatus,
    listEvents.id,
    (id: string, status: EventStatusId) => ({ body: { eventId: id, status } }),
  );
  const remove = useListCommand(deleteEvent, listEvents.id);
  const duplicate = useListCommand(duplicateEvent, listEvents.id);
  const pending = moving.isPending ? moving.variables?.body : undefined;
  const actionsOf = ({ id }: Event): RowAction[] => [
    {
      label: t('showApplicants'),
      icon: <Users />,
      onSelect: () => void navigate({ to: '/company/contents/event/apply/{-$id}', params: { id } }),
    },
    {
      label: common('preview'),
      icon: <Eye />,
      onSelect: () =>
        void navigate({
          to: '/company/contents/preview/company-event/{-$event}',
          params: { event: id },
        }),
    },
    {
      label: common('duplicate'),
      icon: <Copy />,
      onSelect: () => duplicate.run({ params: { id } }),
    },
  ];
  return (
    <ContentList
      heading={t('heading')}
      intro={t('intro')}
      create={
        <LinkButton to={to} params={{ id: 'new' }} tone="primary">
          <CreateLabel>{t('create')}</CreateLabel>
        </LinkButton>
      }
      statuses={optionsOf(eventStatusFilters)}
      list={list}
      icon={<CalendarDays />}
      empty={{ heading: t('none'), text: t('noneText') }}
    >
      {(rows) => (
        <PostTable
          caption={t('heading')}
          rows={rows}
          statuses={optionsOf(eventStatuses)}
          titleOf={({ jp, en }) => titleOf({ jp: jp?.title ?? null, en: en?.title ?? null })}
          picturesOf={({ jp, en }) => list.picturesOf(jp?.coverImage ?? en?.coverImage)}
          icon={<CalendarDays />}
          renderTitle={({ id }, title) => (
            <Link to={to} params={{ id }} className={titleLinkStyle}>
              {title}
            </Link>
          )}
          note={({ startsAt }) => (startsAt ? formatLocal(startsAt, language) : t('noDate'))}
          columns={[
            {
              key: 'applicants',
              heading: t('applicants'),
              renderCell: (event) => <ApplicantCount event={event} />,
            },
          ]}
          pending={pending && { id: pending.eventId, status: pending.status }}
          onStatus={(row, status) => change(row, status as EventStatusId)}
          deleting={remove.isPending}
          onDelete={({ id }) => remove.mutateAsync({ params: { id } })}
          deletingAlso={({ toTell }) => (toTell > 0 ? t('deleting', { count: toTell }) : undefined)}
          actionsOf={actionsOf}
        />
      )}
    </ContentList>
  );
}

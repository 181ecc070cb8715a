import { duplicateEvent } from '@engawa/contract/events/company';
import { useNavigate } from '@tanstack/react-router';
import { Copy, Eye, Users } from 'lucide-react';
import { formatLocal } from '../../../shared/format/local-time.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import type { RowAction } from '../../../ui/overlay/row-menu.tsx';
import { useListCommand } from '../list/use-list-command.ts';
import { words as listWords } from '../list/words.ja.ts';
import type { PostRow } from '../posts/post-kind.ts';
import { PostList } from '../posts/post-list.tsx';
import { ApplicantCount } from './applicant-count.tsx';
import { events } from './events.tsx';
import { words as eventWords } from './words.ja.ts';

export function EventList() {
  const t = useWords(eventWords);
  const common = useWords(listWords);
  const navigate = useNavigate();
  const duplicate = useListCommand(duplicateEvent, events.calls.list.id);
  const actionsOf = ({ id }: PostRow<'event'>): RowAction[] => [
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
    <PostList
      of={events}
      noteOf={({ startsAt }) => (startsAt ? formatLocal(startsAt, language) : t('noDate'))}
      columns={[
        {
          key: 'applicants',
          heading: t('applicants'),
          renderCell: (event) => <ApplicantCount event={event} />,
        },
      ]}
      deletingAlso={({ toTell }) => (toTell > 0 ? t('deleting', { count: toTell }) : undefined)}
      actionsOf={actionsOf}
    />
  );
}

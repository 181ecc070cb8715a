import {
  changeEventStatus,
  deleteEvent,
  listEvents,
  saveEvent,
  showEvent,
} from '@engawa/contract/events/company';
import {
  eventStatuses,
  eventStatusFilters,
} from '@engawa/contract/reference/contents/event-statuses';
import { CalendarDays } from 'lucide-react';
import type { PostOf } from '../posts/post-kind.ts';
import { words as eventWords } from './words.ja.ts';

export const events: PostOf<'event'> = {
  kind: 'event',
  calls: {
    list: listEvents,
    show: showEvent,
    save: saveEvent,
    changeStatus: changeEventStatus,
    remove: deleteEvent,
  },
  list: 'eventPostingList',
  route: '/company/contents/event',
  editorOf: (id = 'new') => ({ to: '/company/contents/event/$id', params: { id } }),
  words: eventWords,
  icon: <CalendarDays />,
  statuses: eventStatuses,
  filters: eventStatusFilters,
  pictureOf: ({ jp, en }) => jp?.coverImage ?? en?.coverImage,
};

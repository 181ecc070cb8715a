import { searchOf } from './search.ts';

const list = { status: 'text', word: 'text', label: 'text', after: 'text' } as const;

/** Where a list is: its filters, and after which row its page begins. */
export const listSearch = searchOf(list);

/** The jobs, or what comes of them: in how many weeks, and of which job. */
export const jobListSearch = searchOf({
  ...list,
  view: ['insights'],
  weeks: 'text',
  job: 'text',
});

/** Which applicants are listed, how, and which of them is open. */
export const applicantsSearch = searchOf({
  ...list,
  job: 'text',
  assignee: 'text',
  view: ['board'],
  open: 'text',
});

/**
 * What the list of threads is narrowed to; it stands beside the open thread, too. By job: only those
 * who have applied for it.
 */
export const inboxSearch = searchOf({
  word: 'text',
  label: 'text',
  job: 'text',
  unread: 'mark',
  mine: 'mark',
});

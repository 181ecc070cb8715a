import { searchOf } from './search.ts';

const list = { status: 'text', word: 'text', label: 'text', after: 'text' } as const;

export const listSearch = searchOf(list);

/** The job list, or its insights: over how many weeks and for which job. */
export const jobListSearch = searchOf({
  ...list,
  view: ['insights'],
  weeks: 'text',
  job: 'text',
});

export const applicantsSearch = searchOf({
  ...list,
  job: 'text',
  assignee: 'text',
  view: ['board'],
  open: 'text',
});

/**
 * Filters of the thread list; they stay in the address while a thread is open. `job` limits the
 * list to that job's applicants.
 */
export const inboxSearch = searchOf({
  word: 'text',
  label: 'text',
  job: 'text',
  unread: 'mark',
  mine: 'mark',
});

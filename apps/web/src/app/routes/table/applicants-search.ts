import { type ListSearch, listSearch } from './list-search.ts';
import { openSearch } from './open-search.ts';

/** Which applicants are listed, how, and which of them is open. */
export interface ApplicantsSearch extends ListSearch {
  job?: string;
  assignee?: string;
  view?: 'board';
  open?: string;
}

export function applicantsSearch(search: Record<string, unknown>): ApplicantsSearch {
  const { job, assignee, view } = search;
  return {
    ...listSearch(search),
    ...(typeof job === 'string' && { job }),
    ...(typeof assignee === 'string' && { assignee }),
    ...(view === 'board' && { view }),
    ...openSearch(search),
  };
}

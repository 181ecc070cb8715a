import { useNavigate, useSearch } from '@tanstack/react-router';
import { type Group, groups } from '../queries.ts';

const route = '/company/engagement/target/$id';

export function useTargetPlace() {
  const search = useSearch({ from: route });
  const navigate = useNavigate({ from: route });
  const group: Group = groups.find((one) => one === search.group) ?? 'high';
  const page = Math.max(1, Number.parseInt(search.page ?? '', 10) || 1);
  const go = (
    wanted: { group: Group; page: number; open?: string | undefined },
    replace: boolean,
  ) =>
    void navigate({
      to: '.',
      search: {
        ...(wanted.group !== 'high' && { group: wanted.group }),
        ...(wanted.page > 1 && { page: String(wanted.page) }),
        ...(wanted.open && { open: wanted.open }),
      },
      replace,
    });
  return {
    group,
    page,
    open: search.open,
    setGroup: (next: Group) => go({ group: next, page: 1 }, true),
    setPage: (next: number) => go({ group, page: next }, false),
    /** Opening the first student adds a history entry; going to the next one replaces it. */
    show: (open: string) => go({ group, page, open }, search.open !== undefined),
    close: () => go({ group, page }, false),
  };
}

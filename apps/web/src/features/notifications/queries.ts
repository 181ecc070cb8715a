import {
  countCompanyNotices,
  listAllNotifications,
  listUnreadNotifications,
  readCompanyNotification,
} from '@engawa/contract/notifications/company';
import {
  countStudentNotices,
  readStudentNotification,
} from '@engawa/contract/notifications/student';
import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { useCommand } from '../../shared/api/use-command.ts';

const paged = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor,
  staleTime: 0,
  meta: { ownErrors: true },
} as const;

const after = (cursor: string | null) => (cursor ? { cursor } : {});

/** Shares the endpoint of the counts, so that whatever invalidates them invalidates the list. */
export const studentNotificationsQuery = infiniteQueryOptions({
  queryKey: [countStudentNotices.id, 'detail'],
  queryFn: async ({ pageParam, signal }) => {
    const query = { detail: '1', ...after(pageParam) } as const;
    const reply = await call(countStudentNotices, { query }, { signal });
    return { list: reply.notificationsDetail, nextCursor: reply.nextCursor };
  },
  ...paged,
});

export const unreadNotificationsQuery = infiniteQueryOptions({
  queryKey: [listUnreadNotifications.id],
  queryFn: async ({ pageParam, signal }) => {
    const reply = await call(listUnreadNotifications, { query: after(pageParam) }, { signal });
    return { list: reply.notificationsDetail, nextCursor: reply.nextCursor };
  },
  ...paged,
});

export const allNotificationsQuery = infiniteQueryOptions({
  queryKey: [listAllNotifications.id],
  queryFn: async ({ pageParam, signal }) => {
    const reply = await call(listAllNotifications, { query: after(pageParam) }, { signal });
    return { list: reply.notificationsDetailAll, nextCursor: reply.nextCursor };
  },
  ...paged,
});

/** Marks one or all as read. Refetches badges and lists here; a signal updates other tabs. */
export function useReadForStudent() {
  const refresh = useRefresh(countStudentNotices.id);
  return useCommand(readStudentNotification, { meta: { quiet: true }, onSettled: refresh });
}

export function useReadForCompany() {
  const lists = [countCompanyNotices.id, listUnreadNotifications.id, listAllNotifications.id];
  const refresh = useRefresh(...lists);
  return useCommand(readCompanyNotification, { meta: { quiet: true }, onSettled: refresh });
}

function useRefresh(...ids: string[]) {
  const client = useQueryClient();
  return () => Promise.all(ids.map((id) => client.invalidateQueries({ queryKey: [id] })));
}

/** Which notifications are shown; the unread ones, where the address does not ask for all. */
export const notificationsSearch = (search: Record<string, unknown>): { list?: 'all' } =>
  search.list === 'all' ? { list: 'all' } : {};

import type { Notification } from '@engawa/contract/notifications/schemas';
import { CollectedOutbox } from '@engawa/platform/jobs/outbox';
import { notify } from '../../src/features/notifications/public.ts';
import type { TestApp } from '../server/app.ts';

type Who = { accountId: string; headers: Record<string, string> };

/** Creates a notification, as a feature would; returns its id. */
export async function createNotification(
  { services, clock }: TestApp,
  { accountId }: Pick<Who, 'accountId'>,
  file = '履歴書.pdf',
): Promise<string> {
  const now = clock.now();
  return services.databases.commands.transaction().execute(async (tx) => {
    const outbox = new CollectedOutbox();
    const told = await notify(
      { tx, outbox, now },
      { kind: 'fileRemoved', about: { file }, to: [accountId] },
    );
    await outbox.write(tx, services.server.outbox, now);
    return told.get(accountId) ?? '';
  });
}

export function notificationCalls({ app }: TestApp) {
  const get = async (url: string, { headers }: Who) => (await app.inject({ url, headers })).json();
  const post = (url: string, { headers }: Who) => app.inject({ method: 'POST', url, headers });
  const base = '/v1/student/notifications';
  const office = '/v1/company/notifications';
  return {
    student: {
      counts: async (who: Who) => (await get(base, who)).notice,
      list: async (
        who: Who,
        cursor?: string,
      ): Promise<{ notificationsDetail: Notification[]; nextCursor: string | null }> =>
        get(`${base}?detail=1${cursor ? `&cursor=${cursor}` : ''}`, who),
      read: (who: Who, id: string) => post(`${base}/${id}`, who),
    },
    company: {
      counts: async (who: Who) => (await get(office, who)).notice,
      unread: async (who: Who): Promise<Notification[]> =>
        (await get(`${office}/detail`, who)).notificationsDetail,
      all: async (who: Who): Promise<Notification[]> =>
        (await get(`${office}/detail-all`, who)).notificationsDetailAll,
      read: (who: Who, id: string) => post(`${office}/${id}`, who),
    },
  };
}

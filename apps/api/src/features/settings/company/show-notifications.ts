import type { showCompanyNotifications } from '@engawa/contract/settings/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { presentNotifications } from '../notifications.present.ts';
import { findNotifications } from '../notifications.repo.ts';

export const showNotifications: Handler<typeof showCompanyNotifications> = async ({
  db,
  actor,
  language,
}) => ({
  settings: presentNotifications(found(await findNotifications(db, actor.accountId)), language),
});

import type { saveCompanyNotifications } from '@engawa/contract/settings/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { presentNotifications } from '../notifications.present.ts';
import { findNotifications, saveNotifications as save } from '../notifications.repo.ts';

export const saveNotifications: Handler<typeof saveCompanyNotifications> = async ({
  tx,
  actor,
  body,
  language,
}) => {
  await save(tx, actor.accountId, body);
  const settings = found(await findNotifications(tx, actor.accountId));
  return { settings: presentNotifications(settings, language) };
};

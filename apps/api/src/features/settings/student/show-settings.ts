import type { showStudentSettings } from '@engawa/contract/settings/student';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { presentSettings } from '../settings.present.ts';
import { findSettings } from '../settings.repo.ts';

export const showSettings: Handler<typeof showStudentSettings> = async ({
  db,
  actor,
  language,
}) => ({
  settings: presentSettings(found(await findSettings(db, actor.accountId)), language),
});

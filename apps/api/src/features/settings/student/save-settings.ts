import { fieldMessages } from '@engawa/contract/field-messages';
import type { Language } from '@engawa/contract/language';
import type { saveStudentSettings } from '@engawa/contract/settings/student';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Tx } from '../../../database.ts';
import type { Handler } from '../../../handler.ts';
import { lockStudent } from '../../../lock-student.repo.ts';
import { handOnPlacesJob, withdrawFrom } from '../../events/public.ts';
import { lockExisting, replaceBlocked } from '../companies.repo.ts';
import { presentSettings } from '../settings.present.ts';
import { findSettings, saveSettings as save } from '../settings.repo.ts';

type Call = Parameters<Handler<typeof saveStudentSettings>>[0];

/** What else ends between a student and the companies they block. */
export type OnBlocking = (call: Call, studentId: string, companyIds: string[]) => Promise<void>;

export const saveSettings =
  (onBlocking: OnBlocking): Handler<typeof saveStudentSettings> =>
  async (call) => {
    const { tx, actor, body, language, outbox } = call;
    await lockStudent(tx, actor.accountId);
    await save(tx, actor.accountId, body);
    const blocked = await existingCompanies(tx, body.blockedCompanyIds, language);
    await replaceBlocked(tx, actor.accountId, blocked);
    // They do not go to what the company holds any more, and their places go to others.
    for (const eventId of await withdrawFrom(tx, actor.accountId, [...blocked])) {
      outbox.job(handOnPlacesJob, { eventId });
    }
    await onBlocking(call, actor.accountId, [...blocked]);
    return { settings: presentSettings(found(await findSettings(tx, actor.accountId)), language) };
  };

async function existingCompanies(tx: Tx, ids: readonly string[], language: Language) {
  const existing = await lockExisting(tx, ids);
  const unknown = ids.flatMap((id, at) =>
    existing.has(id.toLowerCase())
      ? []
      : [[`blockedCompanyIds.${at}`, fieldMessages.choice[language]] as const],
  );
  if (unknown.length > 0) refuse('invalid_input', { fields: Object.fromEntries(unknown) });
  return existing;
}

import { fieldMessages } from '@engawa/contract/fields/field-messages';
import { type Language, say } from '@engawa/contract/language';
import type { saveStudentSettings } from '@engawa/contract/settings/student';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Tx } from '../../../database.ts';
import type { Handler } from '../../../handler.ts';
import { lockStudentAlone } from '../../../people/lock-student.repo.ts';
import { forgetSeen } from '../../analytics/public.ts';
import { blockAll, type OnBlocking } from '../block-all.ts';
import { lockExisting } from '../companies.repo.ts';
import { presentSettings } from '../settings.present.ts';
import { findSettings, saveSettings as save } from '../settings.repo.ts';

/** Injected: looking for work decides whether companies find the student. */
export type OnHunting = (tx: Tx, studentId: string, now: Date) => Promise<void>;

export const saveSettings =
  (onBlocking: OnBlocking, onHunting: OnHunting): Handler<typeof saveStudentSettings> =>
  async (call) => {
    const { tx, actor, body, language, now } = call;
    await lockStudentAlone(tx, actor.accountId);
    await save(tx, actor.accountId, body);
    await onHunting(tx, actor.accountId, now);
    if (body.keepsViews === false) await forgetSeen(tx, actor.accountId);
    const blocked = await existingCompanies(tx, body.blockedCompanyIds, language);
    await blockAll(call, onBlocking, actor.accountId, [...blocked]);
    return { settings: presentSettings(found(await findSettings(tx, actor.accountId)), language) };
  };

async function existingCompanies(tx: Tx, ids: readonly string[], language: Language) {
  const existing = await lockExisting(tx, ids);
  const unknown = ids.flatMap((id, at) =>
    existing.has(id.toLowerCase())
      ? []
      : [[`blockedCompanyIds.${at}`, say(fieldMessages.choice, language)] as const],
  );
  if (unknown.length > 0) refuse('invalid_input', { fields: Object.fromEntries(unknown) });
  return existing;
}

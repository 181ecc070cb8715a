import { maxBlockedCompanies } from '@engawa/contract/settings/limits';
import type { blockCompany as endpoint } from '@engawa/contract/settings/student';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { lockStudentAlone } from '../../../people/lock-student.repo.ts';
import { blockAll, type OnBlocking } from '../block-all.ts';
import { lockExisting } from '../companies.repo.ts';
import { presentSettings } from '../settings.present.ts';
import { findSettings, saveSettings } from '../settings.repo.ts';

/**
 * Adds a company to the block list in the settings. Raises their version, so that a settings page
 * opened earlier cannot remove the block unseen.
 */
export const blockCompany =
  (onBlocking: OnBlocking): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, actor, body, language, concerns } = call;
    const { accountId } = actor;
    await lockStudentAlone(tx, accountId);
    const [companyId] = await lockExisting(tx, [body.companyId]);
    const company = found(companyId);
    concerns(company);
    const read = async () => presentSettings(found(await findSettings(tx, accountId)), language);
    const settings = await read();
    const blocked = settings.blockedCompanies.map((one) => one.companyId);
    if (blocked.includes(company)) return { settings };
    if (blocked.length >= maxBlockedCompanies) {
      refuse('blocked_companies_used_up', { details: { count: maxBlockedCompanies } });
    }
    await saveSettings(tx, accountId, settings);
    await blockAll(call, onBlocking, accountId, [...blocked, company]);
    return { settings: await read() };
  };

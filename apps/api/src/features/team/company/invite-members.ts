import type { BodyOf } from '@engawa/contract/endpoint';
import { type ErrorCode, errorMessage } from '@engawa/contract/error-catalogue';
import type { Language } from '@engawa/contract/language';
import type { inviteMembers as endpoint } from '@engawa/contract/team/company';
import { maxTeam } from '@engawa/contract/team/limits';
import { whyNotInvite } from '@engawa/contract/team/who-may';
import type { CompanyActor } from '@engawa/platform/auth/actor';
import { refuse } from '@engawa/platform/errors/refusal';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { Db } from '../../../database.ts';
import type { TwoSteps } from '../../../handler.ts';
import { inviteRecruiter } from '../../signup/public.ts';
import { countUnverified, spendInvitations } from '../invitation-budget.ts';
import { findInvited } from '../invitations.repo.ts';
import { countTeam, findMemberEmails, lockTeam } from '../members.repo.ts';
import { presentInvitation } from '../team.present.ts';

interface Services {
  commands: Db;
  limits: CallLimits;
  origin: string;
}

export const inviteMembers = ({
  commands,
  limits,
  origin,
}: Services): TwoSteps<typeof endpoint, object> => ({
  // Before the transaction, which may be retried: a retry must not count as a second mail.
  async before({ actor, body: { invitations }, language }) {
    await refuseUninvitable(commands, actor, invitations, language);
    await spendInvitations({ commands, limits }, actor.companyId, invitations.length);
    return {};
  },

  async run({ tx, actor, body: { invitations }, language, now, outbox }) {
    const { companyId, accountId } = actor;
    await lockTeam(tx, companyId);
    await refuseUninvitable(tx, actor, invitations, language);
    await countUnverified(tx, companyId, invitations.length);
    for (const { role, name, ...one } of invitations) {
      const who = { ...one, name: name || null, companyId, invitedBy: accountId };
      const invitation = { ...who, level: role };
      outbox.mail(await inviteRecruiter(tx, invitation, origin, now));
    }
    if ((await countTeam(tx, companyId)) > maxTeam) {
      refuse('team_full', { details: { count: maxTeam } });
    }
    const emails = invitations.map(({ email }) => email);
    const rows = await findInvited(tx, companyId, emails);
    return { recruiters: rows.map((row) => presentInvitation(row, now)) };
  },
});

interface Fault {
  at: number;
  field: 'email' | 'role';
  code: ErrorCode;
}

type Invitations = BodyOf<typeof endpoint>['invitations'];

/** All or none: the response has an error for each address that cannot be invited. */
async function refuseUninvitable(
  db: Db,
  { companyId, level }: CompanyActor,
  invitations: Invitations,
  language: Language,
): Promise<void> {
  const emails = invitations.map(({ email }) => email);
  const members = new Set(await findMemberEmails(db, companyId, emails));
  const open = await findInvited(db, companyId, emails);
  const owners = new Set(
    open.filter((one) => one.level === 0).map(({ email }) => email.toLowerCase()),
  );
  const faults = invitations.flatMap(({ email, role }, at): Fault[] => {
    const address = email.toLowerCase();
    if (members.has(address)) return [{ at, field: 'email', code: 'already_a_member' }];
    const refusal = whyNotInvite(level, owners.has(address) ? 0 : role);
    return refusal ? [{ at, field: 'role', code: refusal }] : [];
  });
  const [first] = faults;
  if (!first) return;
  const fields = faults.map(({ at, field, code }) => [
    `invitations.${at}.${field}`,
    errorMessage(code, language),
  ]);
  refuse(first.code, { fields: Object.fromEntries(fields) });
}

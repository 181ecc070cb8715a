import { type Language, nameFor } from '@engawa/contract/language';
import { refuse } from '@engawa/platform/errors/refusal';
import { quotable } from '@engawa/platform/mail/quote';
import { byCompany, type MailData } from '@engawa/platform/mail/words';
import type { Db, Tx } from '../../database.ts';
import type { IdentityAccounts } from '../../identity-accounts.ts';
import { lockStudentAlone } from '../../people/lock-student.repo.ts';
import { updateEmail, updateStudentEmail } from '../account/public.ts';
import { dropTokens, dropTokensOf, findAccounts, listIdentities } from '../auth/public.ts';
import { deleteInvitationTo, isMember } from '../signup/public.ts';
import { type EmailMailKind, emailMails } from './mails.ts';
import { findStudent, isStudent } from './student.repo.ts';

type LinkAction = 'confirm' | 'undo';

interface Holder {
  id: string;
  email: string;
  may: Readonly<Record<LinkAction, boolean>>;
  /** Whether the address belongs to another account; takes equally long either way. */
  isTaken(tx: Tx, email: string): Promise<boolean>;
  /** Stores the new address and deletes open tokens that were sent to the old one. */
  move(tx: Tx, email: string, action: LinkAction): Promise<void>;
  mail(
    kind: EmailMailKind,
    otherwise: Language,
    data: MailData,
  ): { language: Language; template: string; data: MailData };
}

/** The steps of an address change that differ between recruiters and students. */
export interface Side {
  side: 'company' | 'student';
  /** Refuses where an external OpenID provider stores the address. */
  requireOurs(): void;
  lock(tx: Tx, id: string): Promise<void>;
  find(db: Db, id: string): Promise<Holder | undefined>;
}

const company: Side = {
  side: 'company',
  requireOurs: () => undefined,
  lock: async () => undefined,
  async find(db, id) {
    const [account] = await findAccounts(db, [id]);
    if (!account) return undefined;
    const { companyId, email, language: known } = account;
    return {
      id,
      email,
      // A recruiter who has left the company meanwhile has an empty address.
      may: { confirm: account.disabledAt === null, undo: email !== '' },
      isTaken: (tx, wanted) => isMember(tx, companyId, wanted),
      async move(tx, wanted, action) {
        await updateEmail(tx, id, wanted);
        if (action === 'confirm') await deleteInvitationTo(tx, companyId, wanted);
        await dropTokensOf(tx, id, email);
      },
      mail(kind, otherwise, data) {
        const language = known ?? otherwise;
        const name = quotable(nameFor({ jp: account.nameJp, en: account.nameEn }, language));
        const named = { company: byCompany(companyId, name), ...data };
        return { language, template: emailMails.company[kind].name, data: named };
      },
    };
  },
};

const studentsOf = (identity: IdentityAccounts | undefined): Side => ({
  side: 'student',
  requireOurs() {
    if (!identity) refuse('email_kept_elsewhere');
  },
  lock: lockStudentAlone,
  async find(db, id) {
    const student = await findStudent(db, id);
    return (
      student && {
        id,
        email: student.email,
        may: { confirm: identity !== undefined, undo: identity !== undefined },
        async isTaken(tx, wanted) {
          const taken = [await isStudent(tx, wanted), await identity?.hasEmail(tx, wanted)];
          return taken.includes(true);
        },
        /** Updates our copy and the address of the identity service in one transaction. */
        async move(tx, wanted) {
          await updateStudentEmail(tx, id, wanted);
          for (const one of await listIdentities(tx, id)) {
            await identity?.changeEmail(tx, one, wanted);
          }
          await dropTokens(tx, 'email-change', id);
        },
        mail: (kind, otherwise, data) => ({
          language: student.language ?? otherwise,
          template: emailMails.student[kind].name,
          data,
        }),
      }
    );
  },
});

export type Sides = Readonly<Record<Side['side'], Side>>;

export const sidesOf = (identity: IdentityAccounts | undefined): Sides => ({
  company,
  student: studentsOf(identity),
});

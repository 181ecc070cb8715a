import { addressOrId, flag, id, optional, text } from '@engawa/platform/desk/words';
import { acts, grave } from '../../admin/admin-command.ts';
import type { ReadProfile } from '../student-rows/public.ts';
import { suspendCompany, unsuspendCompany } from './suspend-company.ts';
import { suspendPerson, unsuspendPerson } from './suspend-person.ts';

const tell = { tell: flag(optional(text('text'))) };
const company = { company: id('company'), ...tell };
const person = { person: addressOrId(), ...tell };

const ownersRead = 'With --tell the owners get a mail that quotes the text; without it, none.';
const personReads = 'With --tell they get a mail that quotes the text; without it, none.';

const printNotified = (told: readonly string[]): string =>
  told.length > 0 ? ` Mailed: ${told.join(', ')}.` : ' Nobody was mailed.';

interface Shown {
  openJobs: number;
  conversations: number;
  connected: number;
}

const printShown = ({ openJobs, conversations, connected }: Shown) =>
  `${openJobs} open jobs, ${conversations} conversations, ${connected} connected students`;

export const suspensionCommands = (readProfile: ReadProfile) => ({
  'suspend-company': grave({
    words: company,
    does: 'closes a company at once: its pages, jobs, messages, searches and sign-ins',
    more: `unsuspend-company brings all of it back as it was; whoever was signed in signs in again. ${ownersRead}`,
    run: (act, said) => suspendCompany(act, said.company, said.tell),
    print: ({ companyId, name, members, told, ...shown }) =>
      `Suspended ${name} (${companyId}): ${members} people are signed out; ${printShown(shown)} are closed.${printNotified(told)}`,
  }),
  'unsuspend-company': acts({
    words: company,
    does: 'opens it again, as it was',
    more: ownersRead,
    run: (act, said) => unsuspendCompany(act, said.company, said.tell),
    print: ({ companyId, name, told, ...shown }) =>
      `${name} (${companyId}) is open again: ${printShown(shown)}.${printNotified(told)}`,
  }),
  'suspend-person': grave({
    words: person,
    does: 'closes a student or recruiter out at once: signed out, found and reached by nobody',
    more: `A recruiter’s company goes on without them. unsuspend-person brings them back as they were. ${personReads}`,
    run: (act, said) => suspendPerson({ ...act, readProfile }, said.person, said.tell),
    print: ({ accountId, kind, told }) =>
      `Suspended the ${who(kind)} ${accountId}.${printNotified(told)}`,
  }),
  'unsuspend-person': acts({
    words: person,
    does: 'lets them in again, as they were',
    more: personReads,
    run: (act, said) => unsuspendPerson({ ...act, readProfile }, said.person, said.tell),
    print: ({ accountId, kind, told }) =>
      `The ${who(kind)} ${accountId} may come in again.${printNotified(told)}`,
  }),
});

const who = (kind: string): string => (kind === 'student' ? 'student' : 'recruiter');

import { addressOrId, id } from '@engawa/platform/desk/words';
import { type AdminCommand, acts, grave } from '../../admin-command.ts';
import type { ReadProfile } from '../student-rows/public.ts';
import { suspendCompany, unsuspendCompany } from './suspend-company.ts';
import { suspendPerson, unsuspendPerson } from './suspend-person.ts';

const company = { company: id('company') };
const person = { person: addressOrId() };

interface Shown {
  openJobs: number;
  conversations: number;
  connected: number;
}

const printShown = ({ openJobs, conversations, connected }: Shown) =>
  `${openJobs} open jobs, ${conversations} conversations, ${connected} connected students`;

export const suspensionCommands = (readProfile: ReadProfile): Record<string, AdminCommand> => ({
  'suspend-company': grave({
    words: company,
    does: 'closes a company at once: its pages, jobs, messages, searches and sign-ins',
    more: 'unsuspend-company brings all of it back as it was; whoever was signed in signs in again.',
    run: (act, said) => suspendCompany(act, said.company),
    print: ({ companyId, name, members, ...shown }) =>
      `Suspended ${name} (${companyId}): ${members} people are signed out; ${printShown(shown)} are closed.`,
  }),
  'unsuspend-company': acts({
    words: company,
    does: 'opens it again, as it was',
    run: (act, said) => unsuspendCompany(act, said.company),
    print: ({ companyId, name, ...shown }) =>
      `${name} (${companyId}) is open again: ${printShown(shown)}.`,
  }),
  'suspend-person': grave({
    words: person,
    does: 'closes a student or recruiter out at once: signed out, found and reached by nobody',
    more: 'A recruiter’s company goes on without them. unsuspend-person brings them back as they were.',
    run: (act, said) => suspendPerson({ ...act, readProfile }, said.person),
    print: ({ accountId, kind }) => `Suspended the ${who(kind)} ${accountId}.`,
  }),
  'unsuspend-person': acts({
    words: person,
    does: 'lets them in again, as they were',
    run: (act, said) => unsuspendPerson({ ...act, readProfile }, said.person),
    print: ({ accountId, kind }) => `The ${who(kind)} ${accountId} may come in again.`,
  }),
});

const who = (kind: string): string => (kind === 'student' ? 'student' : 'recruiter');

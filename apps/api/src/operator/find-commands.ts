import { plans } from '@engawa/contract/reference/companies/plans';
import { addressOrId, text } from '@engawa/platform/desk/words';
import { reads, type WithDatabase } from '../admin/admin-command.ts';
import { type FoundCompany, type FoundPerson, findCompanies, findPeople } from './find.repo.ts';

const company = ({ id, nameJp, nameEn, plan, ...one }: FoundCompany): string =>
  [
    id,
    [nameJp, nameEn].filter((name) => name !== null).join(' / '),
    `(${plans.has(plan) ? plans.byId(plan).name.en.toLowerCase() : plan},`,
    `${one.verifiedAt ? 'verified' : 'not verified'}${one.suspendedAt ? ', suspended' : ''})`,
  ].join(' ');

const person = ({ id, kind, companyId, level, ...one }: FoundPerson): string =>
  [
    id,
    kind === 'student' ? 'student' : `recruiter, level ${level}, of ${companyId}`,
    ...(one.closedAt ? ['closed'] : []),
    ...(one.suspendedAt ? ['suspended'] : []),
    ...(one.companySuspendedAt ? ['company suspended'] : []),
  ].join(' ');

const lines = <T>(found: readonly T[], line: (one: T) => string): string =>
  found.length === 0 ? 'Nobody.' : found.map(line).join('\n');

export const findCommands = {
  'find-company': reads({
    words: { name: text('part of its name') },
    does: 'lists companies by name, with their ids, plans and whether they are verified',
    run: async ({ databases }: WithDatabase, { name }) => ({
      companies: await findCompanies(databases.commands, name),
    }),
    print: ({ companies }) => lines(companies, company),
  }),
  'find-person': reads({
    words: { person: addressOrId() },
    does: 'lists the accounts of an address, with their ids and whether they can come in',
    run: async ({ databases }: WithDatabase, said) => ({
      people: await findPeople(databases.commands, said.person),
    }),
    print: ({ people }) => lines(people, person),
  }),
};

import type { AnyEndpoint } from '@engawa/contract/endpoint';
import { isCommand } from '@engawa/contract/endpoint';
import { endpoints } from '@engawa/contract/endpoints';
import type { SignedIn } from '../database/factories.ts';
import type { Fixtures } from '../strangers/fixture.ts';
import { sides } from '../strangers/sides.ts';
import { leftOut } from './left-out.ts';
import type { Plan, Plans } from './write.ts';
import { anyonesWrites } from './writes/anyone.ts';
import { companyWrites } from './writes/company.ts';
import { contentWrites } from './writes/contents.ts';
import { profileWrites } from './writes/profile.ts';
import { studentWrites } from './writes/student.ts';

/** Plans whose texts contain a mark, with the rows that must contain it. */
export const markedPlans: Plans = {
  ...anyonesWrites,
  ...profileWrites,
  ...studentWrites,
  ...contentWrites,
  ...companyWrites,
};

const fixtures = { ...sides.student, ...sides.company } as Fixtures<SignedIn>;

/** The owner's requests from the tests of strangers. */
const ownPlans = ({ id }: AnyEndpoint): Plan[] =>
  Object.values(fixtures[id] ?? {}).flatMap((fixture) =>
    'make' in fixture
      ? [
          {
            make: async ({ test }, who) => ({
              input: await fixture.call(await fixture.make(test, who), test, who),
            }),
          } satisfies Plan,
        ]
      : [],
  );

export interface Kind {
  endpoint: AnyEndpoint;
  plans: Plan[];
}

/** Every command of the contract except those in `leftOut`. */
export const kindsOfWrites: Kind[] = endpoints
  .filter((endpoint) => isCommand(endpoint) && !(endpoint.id in leftOut))
  .map((endpoint) => {
    const marked = markedPlans[endpoint.id];
    return { endpoint, plans: [...(marked ? [marked] : []), ...ownPlans(endpoint)] };
  });

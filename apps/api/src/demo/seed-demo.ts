import { languages } from '@engawa/contract/language';
import { demoWelcome } from '../mails.ts';
import type { ApiServices } from '../services.ts';
import { demoCompanies } from './companies.ts';
import { generateStudents } from './generate-students.ts';
import { insertCompany, insertRecruiter, insertStudents, isEmptyWorld } from './people.repo.ts';
import { recruiterNames } from './people-names.ts';
import { Random } from './random.ts';

const seed = 20261115;
const studentCount = 48;

/** A small believable world, made once in an empty database; true when it was made now. */
export async function seedDemo(services: ApiServices): Promise<boolean> {
  const { databases, clock, mailer, origin } = services;
  return databases.commands.transaction().execute(async (tx) => {
    if (!(await isEmptyWorld(tx))) return false;
    const random = new Random(seed);
    for (const company of demoCompanies) {
      const companyId = random.uuid();
      await insertCompany(tx, companyId, company, true);
      for (const level of [0, 1, 2, 3]) {
        await insertRecruiter(tx, {
          id: random.uuid(),
          companyId,
          level,
          email: `level${level}@${company.domain}.example`,
          name: random.pick(recruiterNames),
        });
      }
    }
    await insertStudents(tx, generateStudents(random, studentCount), true);
    const mails = languages.map((language) => ({
      to: 'visitor@demo.example',
      language,
      template: demoWelcome.name,
      data: { origin },
    }));
    await mailer.write(tx, mails, clock.now());
    return true;
  });
}

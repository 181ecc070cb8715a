import { fullLanguages } from '@engawa/contract/language';
import { type DemoCompany, demoCompanies } from '@engawa/demo/companies';
import { generateStudents } from '@engawa/demo/generate-students';
import { recruiterNames } from '@engawa/demo/people-names';
import { atOtherSchool } from '@engawa/demo/profiles/elsewhere/at-other-school';
import { studyingAbroad } from '@engawa/demo/profiles/elsewhere/studying-abroad';
import { generateProfile } from '@engawa/demo/profiles/generate-profile';
import { linhProfile } from '@engawa/demo/profiles/linh';
import { nextSpring } from '@engawa/demo/profiles/school-year';
import { Random } from '@engawa/demo/random';
import { demoProgramme } from '@engawa/demo/scholarship';
import { demoRecruiters, demoStudents } from '@engawa/demo/try-as-people';
import { hashPassword } from '@engawa/platform/auth/passwords';
import type { Db, Tx } from '../database.ts';
import { verifyCompany } from '../features/account/public.ts';
import { addProgramme } from '../features/scholarship/public.ts';
import { updateRows } from '../features/search-rows/public.ts';
import { demoWelcome } from '../mail/mails.ts';
import type { ApiServices } from '../services.ts';
import { findUnwritten } from './contents/contents.repo.ts';
import { insertContents } from './contents/insert-contents.ts';
import { atWork } from './contents/working-hours.ts';
import { insertConversations } from './conversations/insert-conversations.ts';
import { insertConnections } from './insert-connections.ts';
import { insertInvitations } from './insert-invitations.ts';
import {
  insertCompany,
  insertRecruiter,
  insertShown,
  insertStudents,
  isEmptyWorld,
  lockWorld,
} from './people.repo.ts';
import { storePictures } from './pictures/store-pictures.ts';
import { insertPortrait } from './portrait/insert-portrait.ts';
import { insertProfiles } from './profiles/profiles.repo.ts';
import { insertTargets } from './targets/insert-targets.ts';

const seed = 20261115;
const studentCount = 46;
/** One student in this many is not in Japan yet. */
const oneAbroadIn = 9;
/** One in this many is at another school than a university. */
const oneElsewhereIn = 9;

/** Fills an empty database, and adds what an older demo lacks; true if anything was added. */
export async function seedDemo(services: ApiServices): Promise<boolean> {
  const { databases, clock, files, typesetter } = services;
  const db = databases.commands;
  const hashes = (await isEmptyWorld(db)) ? await hashPasswords() : undefined;
  const pictures = await storePictures(files, await companiesToFill(db), clock.now());
  const made = await db.transaction().execute(async (tx) => {
    await lockWorld(tx);
    // Also added to a demo from a release without scholarships.
    await addProgramme(tx, demoProgramme, { raffle: true });
    if (hashes && (await isEmptyWorld(tx))) await insertWorld(tx, services, hashes);
    // Also added to a demo from a release without contents.
    const written = await insertContents(tx, { ...files, typesetter }, pictures, clock.now());
    if (written) await insertTargets(tx, clock.now());
    return written;
  });
  await updateRows({ commands: db, now: clock.now() });
  return made;
}

/** Companies that do not exist yet or have no contents. */
async function companiesToFill(db: Db): Promise<DemoCompany[]> {
  if (await isEmptyWorld(db)) return [...demoCompanies];
  const unwritten = await findUnwritten(db);
  return demoCompanies.filter(({ domain }) => unwritten.has(domain));
}

async function insertWorld(tx: Tx, services: ApiServices, hashes: Map<string, string>) {
  const { clock, mailer, origin } = services;
  const random = new Random(seed);
  const companyIds = new Map<string, string>();
  for (const company of demoCompanies) {
    const companyId = random.uuid();
    companyIds.set(company.domain, companyId);
    await insertCompany(tx, companyId, company, true);
    await insertColleagues(tx, random, companyId, company.domain, hashes);
    // Before the notifications, which name verified companies only.
    if (company.verified) await verifyCompany(tx, companyId, { at: atWork(clock.now(), 90) });
  }
  const studentIds = await insertPeople(tx, services, random);
  await insertConnections(tx, { companyIds, studentIds, now: clock.now() });
  await insertConversations(tx, {
    files: services.files,
    companyIds,
    studentIds,
    now: clock.now(),
  });
  const hoshizora = companyIds.get('hoshizora') ?? '';
  const invitation = await insertInvitations(tx, hoshizora, origin, clock.now());
  const welcomes = fullLanguages.map((language) => ({
    to: 'visitor@demo.example',
    language,
    template: demoWelcome.name,
    data: { origin },
  }));
  await mailer.write(tx, [invitation, ...welcomes], clock.now());
}

/** Password hashing is slow, so it happens before the transaction. */
async function hashPasswords(): Promise<Map<string, string>> {
  const hashes = await Promise.all(demoRecruiters.map(({ password }) => hashPassword(password)));
  return new Map(demoRecruiters.map(({ email }, at) => [email, hashes[at] ?? '']));
}

/** Recruiters with a demo sign-in, and an owner if none of them is one. */
async function insertColleagues(
  tx: Tx,
  random: Random,
  companyId: string,
  domain: string,
  hashes: Map<string, string>,
): Promise<void> {
  const tried = demoRecruiters.filter(({ companies }) => companies.includes(domain));
  for (const person of tried) {
    const passwordHash = hashes.get(person.email) ?? '';
    await insertRecruiter(tx, { ...person, id: random.uuid(), companyId, passwordHash });
  }
  if (tried.some(({ level }) => level === 0)) return;
  const owner = {
    email: `owner@${domain}.example`,
    name: random.pick(recruiterNames),
    level: 0,
  } as const;
  await insertRecruiter(tx, { id: random.uuid(), companyId, ...owner });
}

async function insertPeople(
  tx: Tx,
  { files, clock }: ApiServices,
  random: Random,
): Promise<string[]> {
  const now = clock.now();
  const tried = demoStudents.map(({ email, firstName, lastName, complete }) => ({
    id: random.uuid(),
    email,
    firstName,
    lastName,
    profile: complete ? linhProfile(nextSpring(now)) : undefined,
  }));
  const others = Array.from(generateStudents(random, studentCount), (student, at) => {
    const profile = generateProfile(random, student, now);
    if (at % oneAbroadIn === 5) return { ...student, profile: studyingAbroad(profile, student) };
    if (at % oneElsewhereIn !== 2) return { ...student, profile };
    const which = { number: Math.floor(at / oneElsewhereIn), spring: nextSpring(now) };
    return { ...student, profile: atOtherSchool(profile, student, which) };
  });
  const people = [...tried, ...others];
  await insertStudents(
    tx,
    people.map((person) => ({ ...person, basic: person.profile?.basic })),
    true,
  );
  const owners = people.flatMap(({ id, profile }) => (profile ? [{ id, profile }] : []));
  await insertProfiles(tx, owners, now);
  await insertShown(
    tx,
    owners.map(({ id }) => id),
    now,
  );
  for (const { id, profile } of tried) if (profile) await insertPortrait(tx, files, id, now);
  return people.map(({ id }) => id);
}

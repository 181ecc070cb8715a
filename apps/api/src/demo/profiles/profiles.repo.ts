import type { DemoProfile } from '@engawa/demo/profiles/demo-profile';
import type { Tx } from '../../database.ts';
import type { ProfileTables } from '../../features/profile/profile.tables.ts';
import { careerRows } from '../../features/profile/sections/career.repo.ts';
import { educationRows } from '../../features/profile/sections/education.repo.ts';
import { languageRows } from '../../features/profile/sections/languages.repo.ts';
import { linkRows } from '../../features/profile/sections/links.repo.ts';
import { residenceRows } from '../../features/profile/sections/residence.repo.ts';
import { resumeRows } from '../../features/profile/sections/resume.repo.ts';
import { insertRows, type SectionRows } from '../../features/profile/sections/section-rows.repo.ts';
import { storyRows } from '../../features/profile/sections/story.repo.ts';
import { workRows } from '../../features/profile/sections/work.repo.ts';
import { batches } from '../batches.ts';

export interface ProfileOwner {
  id: string;
  profile: DemoProfile;
}

/** Inserts the sections of many students with a few statements; basics are not included. */
export async function insertProfiles(
  tx: Tx,
  owners: Iterable<ProfileOwner>,
  now: Date,
): Promise<void> {
  for (const some of batches(owners)) {
    const all: Record<string, object[]> = {};
    for (const rows of some.map((owner) => rowsOf(owner, now))) {
      for (const [table, list] of Object.entries(rows)) (all[table] ??= []).push(...list);
    }
    await insertRows(tx, all);
  }
}

function rowsOf({ id, profile }: ProfileOwner, now: Date): SectionRows {
  const { work, links, resume } = profile;
  const sections = Object.keys(profile) as (keyof DemoProfile)[];
  return {
    student_section: sections.map((section) => sectionRow(id, section, now)),
    ...residenceRows(id, profile.residence),
    ...educationRows(id, profile.education),
    ...languageRows(id, profile.languages),
    ...careerRows(id, profile.career),
    ...storyRows(id, profile.story),
    ...(work && workRows(id, work)),
    ...(links && linkRows(id, links)),
    ...(resume && resumeRows(id, resume)),
  };
}

const sectionRow = (
  studentId: string,
  section: keyof DemoProfile,
  now: Date,
): ProfileTables['student_section'] => ({
  student_id: studentId,
  section,
  version: 1,
  saved_at: now,
});

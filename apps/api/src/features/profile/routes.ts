/**
 * Feature profile. A student's profile in sections, each saved at once with a version of its own;
 * completeness and the guided first profile. Decisions 019 and 066.
 */

import * as contract from '@engawa/contract/profile/student';
import { todayInJapan } from '@engawa/platform/clock/today';
import { found } from '@engawa/platform/errors/refusal';
import { bind } from '@engawa/platform/http/endpoint/route';
import { findProfile } from './profile.repo.ts';
import { languageFaults, licenceFaults, workFaults } from './rules/future.rules.ts';
import { refuseFaults, saveSection } from './save-section.ts';
import { careerRows } from './sections/career.repo.ts';
import { educationRows } from './sections/education.repo.ts';
import { languageRows } from './sections/languages.repo.ts';
import { linkRows } from './sections/links.repo.ts';
import { residenceRows } from './sections/residence.repo.ts';
import { resumeRows } from './sections/resume.repo.ts';
import { storyRows } from './sections/story.repo.ts';
import { workRows } from './sections/work.repo.ts';
import { attachResumeFile } from './student/attach-resume-file.ts';
import { deleteResumeFile } from './student/delete-resume-file.ts';
import { saveBasic } from './student/save-basic.ts';
import { showMyAccount } from './student/show-my-account.ts';
import { presentForCompany } from './student-view.present.ts';

export const profileRoutes = () => [
  bind(contract.showMyAccount, showMyAccount),
  bind(contract.showPreview, async ({ db, actor }) => {
    const [row] = await findProfile(db, { id: actor.accountId });
    return { studentProfile: presentForCompany(found(row)) };
  }),
  bind(contract.saveBasic, saveBasic),
  bind(contract.saveResidence, (call) =>
    saveSection(call, 'residence', residenceRows(call.actor.accountId, call.body)),
  ),
  bind(contract.saveEducation, (call) =>
    saveSection(call, 'education', educationRows(call.actor.accountId, call.body)),
  ),
  bind(contract.saveLanguages, (call) => {
    refuseFaults(languageFaults(call.body, todayInJapan(call.now)), call.language);
    return saveSection(call, 'languages', languageRows(call.actor.accountId, call.body));
  }),
  bind(contract.saveCareer, (call) =>
    saveSection(call, 'career', careerRows(call.actor.accountId, call.body)),
  ),
  bind(contract.saveWork, (call) => {
    refuseFaults(workFaults(call.body, todayInJapan(call.now)), call.language);
    return saveSection(call, 'work', workRows(call.actor.accountId, call.body));
  }),
  bind(contract.saveStory, (call) =>
    saveSection(call, 'story', storyRows(call.actor.accountId, call.body)),
  ),
  bind(contract.saveLinks, (call) =>
    saveSection(call, 'links', linkRows(call.actor.accountId, call.body)),
  ),
  bind(contract.saveResume, (call) => {
    refuseFaults(licenceFaults(call.body, todayInJapan(call.now)), call.language);
    return saveSection(call, 'resume', resumeRows(call.actor.accountId, call.body));
  }),
  bind(contract.attachResumeFile, attachResumeFile),
  bind(contract.deleteResumeFile, deleteResumeFile),
];

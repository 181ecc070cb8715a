import * as contract from '@engawa/contract/profile/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import { attachResumeFile } from './student/attach-resume-file.ts';
import { deleteResumeFile } from './student/delete-resume-file.ts';
import { saveBasic } from './student/save-basic.ts';
import { saveCareer } from './student/save-career.ts';
import { saveEducation } from './student/save-education.ts';
import { saveLanguages } from './student/save-languages.ts';
import { saveLinks } from './student/save-links.ts';
import { saveResidence } from './student/save-residence.ts';
import { saveResume } from './student/save-resume.ts';
import { saveStory } from './student/save-story.ts';
import { saveWork } from './student/save-work.ts';
import { showMyAccount } from './student/show-my-account.ts';
import { showPreview } from './student/show-preview.ts';

export const profileRoutes = () => [
  bind(contract.showMyAccount, showMyAccount),
  bind(contract.showPreview, showPreview),
  bind(contract.saveBasic, saveBasic),
  bind(contract.saveResidence, saveResidence),
  bind(contract.saveEducation, saveEducation),
  bind(contract.saveLanguages, saveLanguages),
  bind(contract.saveCareer, saveCareer),
  bind(contract.saveWork, saveWork),
  bind(contract.saveStory, saveStory),
  bind(contract.saveLinks, saveLinks),
  bind(contract.saveResume, saveResume),
  bind(contract.attachResumeFile, attachResumeFile),
  bind(contract.deleteResumeFile, deleteResumeFile),
];

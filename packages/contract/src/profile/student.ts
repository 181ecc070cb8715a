import { z } from 'zod';
import { studentAccount } from '../account/schemas.ts';
import { documentBody, endpoint, student } from '../endpoint.ts';
import { fileId } from '../files/schemas.ts';
import { idSchema } from '../reference/id-schema.ts';
import { resumeSlots } from '../reference/people/resume-slots.ts';
import { itemId } from './item-id.ts';
import { jobHunting, profile, resumeFile } from './schemas.ts';
import { basicBody, basicSection } from './sections/basic.ts';
import { careerBody } from './sections/career.ts';
import { educationBody } from './sections/education.ts';
import { languagesBody } from './sections/languages.ts';
import { linksBody } from './sections/links.ts';
import { residenceBody } from './sections/residence.ts';
import { resumeBody } from './sections/resume.ts';
import { storyBody } from './sections/story.ts';
import { workBody } from './sections/work.ts';
import { studentView } from './student-view.ts';

export const showMyAccount = endpoint({
  id: 'student.profile.showMyAccount',
  method: 'GET',
  path: '/v1/student/profile/show/my-account',
  summary: 'The whole profile of the signed-in student, and what is still missing in it.',
  auth: student,
  reply: z.object({
    user: studentAccount,
    profile,
    files: z.array(resumeFile),
    jobHunting,
    /** Whole percent. */
    percent: z.int(),
    missing: z.array(itemId),
  }),
  errors: [],
});

export const showPreview = endpoint({
  id: 'student.profile.showPreview',
  method: 'GET',
  path: '/v1/student/profile/show/preview',
  summary: 'What a company sees of the signed-in student.',
  auth: student,
  reply: z.object({ studentProfile: studentView }),
  errors: [],
});

const saved = z.object({ version: z.int() });

const save = {
  method: 'POST',
  auth: student,
  bodyLimit: documentBody,
  reply: saved,
  says: 'saved',
  errors: ['stale_version'],
} as const;

export const saveBasic = endpoint({
  ...save,
  id: 'student.profile.saveBasic',
  path: '/v1/student/profile/basic',
  summary: 'Saves names, photo, date of birth, countries and phone.',
  body: basicBody,
  reply: z.object({ version: z.int(), phone: basicSection.shape.phone, user: studentAccount }),
});

export const saveResidence = endpoint({
  ...save,
  id: 'student.profile.saveResidence',
  path: '/v1/student/profile/residence',
  summary: 'Saves what the student declares about their residence.',
  body: residenceBody,
});

export const saveEducation = endpoint({
  ...save,
  id: 'student.profile.saveEducation',
  path: '/v1/student/profile/education',
  summary: 'Saves the university and those before it.',
  body: educationBody,
});

export const saveLanguages = endpoint({
  ...save,
  id: 'student.profile.saveLanguages',
  path: '/v1/student/profile/language',
  summary: 'Saves the languages with self-rating, exam and score.',
  body: languagesBody,
});

export const saveCareer = endpoint({
  ...save,
  id: 'student.profile.saveCareer',
  path: '/v1/student/profile/career',
  summary: 'Saves industries, job categories, what is looked for and the career vision.',
  body: careerBody,
});

export const saveWork = endpoint({
  ...save,
  id: 'student.profile.saveWork',
  path: '/v1/student/profile/job',
  summary: 'Saves the work experiences.',
  body: workBody,
});

export const saveStory = endpoint({
  ...save,
  id: 'student.profile.saveStory',
  path: '/v1/student/profile/unique',
  summary: 'Saves the three texts of the story.',
  body: storyBody,
});

export const saveLinks = endpoint({
  ...save,
  id: 'student.profile.saveLinks',
  path: '/v1/student/profile/sns',
  summary: 'Saves the links.',
  body: linksBody,
});

export const saveResume = endpoint({
  ...save,
  id: 'student.profile.saveResume',
  path: '/v1/student/profile/resume',
  summary: 'Saves what only a 履歴書 asks for.',
  body: resumeBody,
});

export const attachResumeFile = endpoint({
  id: 'student.profile.attachResumeFile',
  method: 'POST',
  path: '/v1/student/profile/file-resume',
  summary: 'Puts an uploaded file in one of the four places; the one before it goes.',
  auth: student,
  body: z.strictObject({ slot: idSchema(resumeSlots), fileId }),
  reply: z.object({ files: z.array(resumeFile) }),
  says: 'saved',
  errors: ['file_in_use'],
});

export const deleteResumeFile = endpoint({
  id: 'student.profile.deleteResumeFile',
  method: 'POST',
  path: '/v1/student/delete-file-resume',
  summary: 'Deletes the file in one of the four places.',
  auth: student,
  body: z.strictObject({ slot: idSchema(resumeSlots) }),
  reply: z.object({ files: z.array(resumeFile) }),
  says: 'deleted',
  errors: [],
});

import type { ProfileSectionId } from '@engawa/contract/profile/sections';
import { filledSections } from '../../people/filled-sections.ts';
import { profileCalls } from '../../people/profile.ts';
import { studentFile } from '../../strangers/things/files.ts';
import { gone, type Plan, type Plans, rows, type Trace } from '../write.ts';

/** A section never saved before, with the mark in one of its texts. */
const section = (
  id: ProfileSectionId,
  marked: (mark: string) => object = () => ({}),
  row?: (student: string, mark: string) => Trace,
): Plan => ({
  make: (_maker, { accountId }, mark) => ({
    input: { body: { ...filledSections[id], ...marked(mark), version: 0 } },
    traces: [
      rows('student_section', 'student_id = $1 and section = $2 and version = 1', accountId, id),
      ...(row ? [row(accountId, mark)] : []),
    ],
  }),
});

const text =
  (table: string, column: string) =>
  (student: string, mark: string): Trace =>
    rows(table, `student_id = $1 and ${column} = $2`, student, mark);

const [university] = [filledSections.education.university];
const [work] = filledSections.work.workExperiences;
const [link] = filledSections.links.links;

export const profileWrites: Plans = {
  'student.profile.saveCareer': section(
    'career',
    (careerVision) => ({ careerVision }),
    text('student_career', 'career_vision'),
  ),
  'student.profile.saveEducation': section(
    'education',
    (department) => ({ university: { ...university, department } }),
    text('student_university', 'department'),
  ),
  'student.profile.saveLanguages': section('languages'),
  'student.profile.saveLinks': section(
    'links',
    (title) => ({ links: [{ ...link, title }] }),
    text('student_link', 'title'),
  ),
  'student.profile.saveResidence': section('residence'),
  'student.profile.saveResume': section(
    'resume',
    (motivation) => ({ motivation }),
    text('student_resume', 'motivation'),
  ),
  'student.profile.saveStory': section(
    'story',
    (skills) => ({ skills }),
    text('student_story', 'skills'),
  ),
  'student.profile.saveWork': section(
    'work',
    (company) => ({ workExperiences: [{ ...work, company }] }),
    text('student_work', 'company'),
  ),
  'student.profile.deleteResumeFile': {
    make: async ({ test }, who) => {
      await profileCalls(test, who).attach('resume-ja', await studentFile(test, who));
      return {
        input: { body: { slot: 'resume-ja' } },
        traces: [gone('student_resume_file', 'student_id = $1', who.accountId)],
      };
    },
  },
};

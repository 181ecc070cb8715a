import { z } from 'zod';
import { storedFile } from '../files/schemas.ts';
import { idSchema } from '../reference/id-schema.ts';
import { jobHuntingStatuses, occupations } from '../reference/people/job-hunting-statuses.ts';
import { resumeSlots } from '../reference/people/resume-slots.ts';
import { basicSection } from './sections/basic.ts';
import { careerSection } from './sections/career.ts';
import { educationSection } from './sections/education.ts';
import { languagesSection } from './sections/languages.ts';
import { linksSection } from './sections/links.ts';
import { residenceSection } from './sections/residence.ts';
import { resumeSection } from './sections/resume.ts';
import { storySection } from './sections/story.ts';
import { workSection } from './sections/work.ts';

export const profile = z.object({
  basic: basicSection,
  residence: residenceSection,
  education: educationSection,
  languages: languagesSection,
  career: careerSection,
  work: workSection,
  story: storySection,
  links: linksSection,
  resume: resumeSection,
});
export type Profile = z.output<typeof profile>;

export const resumeFile = z.object({ slot: idSchema(resumeSlots), file: storedFile });

export const jobHunting = z.object({
  occupation: idSchema(occupations),
  jobHuntingStatus: idSchema(jobHuntingStatuses),
});

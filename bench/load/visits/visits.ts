import * as company from './company-pages.ts';
import type { Person, Visit } from './person.ts';
import { countJobs, searchCompanies, searchJobs, searchPeople } from './searches.ts';
import * as student from './student-pages.ts';

/** Share of recruiters among online users; each of them views many students. */
export const recruiterShare = 0.15;

const { arrive, job, thread } = student;
const home = arrive('/talent/discover/companies');

export const visits: Record<Person['side'], readonly Visit[]> = {
  student: [
    { weight: 12, pages: [home, student.top, job, student.notifications] },
    {
      weight: 24,
      pages: [home, countJobs, searchJobs, job, searchJobs, job, student.keepJob, student.company],
    },
    { weight: 10, pages: [student.publicJob, home, job, student.company] },
    { weight: 12, pages: [home, student.matches, job, student.matches, job, student.keepJob] },
    { weight: 8, pages: [home, searchCompanies, student.company, job] },
    {
      weight: 24,
      pages: [arrive('/talent/inbox'), student.inbox, thread, student.write, student.inbox, thread],
    },
    {
      weight: 6,
      pages: [
        home,
        searchJobs,
        job,
        student.beforeApplying,
        student.applyFor,
        student.applications,
      ],
    },
    {
      weight: 4,
      pages: [arrive('/talent/account'), student.profile, student.saveProfile, student.calendar],
    },
    {
      weight: 2,
      pages: [
        arrive('/talent/profile/resume'),
        student.profile,
        student.uploadCv,
        student.attachCv,
      ],
    },
    {
      weight: 1,
      pages: [arrive('/talent/profile/basic'), student.profile, student.uploadPortrait],
    },
    { weight: 1, pages: [arrive('/talent/profile/resume'), student.profile, student.document] },
  ],
  company: [
    {
      weight: 30,
      pages: [company.arrive, company.settings, company.targets, company.student, company.targets],
    },
    {
      weight: 20,
      pages: [company.arrive, searchPeople, company.student, searchPeople, company.student],
    },
    {
      weight: 28,
      pages: [company.arrive, company.inbox, company.thread, company.write, company.inbox],
    },
    { weight: 12, pages: [company.arrive, company.applicants, company.applicant, company.student] },
    { weight: 6, pages: [company.arrive, company.jobs, company.editJob, company.saveJob] },
    {
      weight: 3,
      pages: [company.arrive, company.insights, company.connects, company.notifications],
    },
    { weight: 1, pages: [company.arrive, company.inbox, company.thread, company.uploadFile] },
  ],
};

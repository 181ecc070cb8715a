import { afterOfferOfCompanies, afterOfferOfStudents } from './after-offer.ts';
import { applicationsOfCompanies, applicationsOfStudents } from './applications.ts';
import { company } from './company.ts';
import { connectOfCompanies, connectOfStudents } from './connect.ts';
import { companyFiles, studentFiles } from './files.ts';
import { finding } from './finding.ts';
import { jobs } from './jobs.ts';
import { messagesOfCompanies, messagesOfStudents } from './messages.ts';
import { notificationsOfCompanies, notificationsOfStudents } from './notifications.ts';
import { articles, events, tips } from './posts.ts';
import { saveLists } from './save-lists.ts';
import { shiftsOfStudents } from './shifts.ts';
import { slotsOfCompanies, slotsOfStudents } from './slots.ts';
import { students } from './students.ts';
import { targets } from './targets.ts';
import { team } from './team.ts';

/** Every id that a call takes, by the side that may make the call. */
export const sides = {
  student: {
    ...studentFiles,
    ...students,
    ...finding,
    ...connectOfStudents,
    ...applicationsOfStudents,
    ...notificationsOfStudents,
    ...messagesOfStudents,
    ...slotsOfStudents,
    ...afterOfferOfStudents,
    ...shiftsOfStudents,
  },
  company: {
    ...companyFiles,
    ...jobs,
    ...events,
    ...articles,
    ...tips,
    ...company,
    ...targets,
    ...team,
    ...connectOfCompanies,
    ...applicationsOfCompanies,
    ...notificationsOfCompanies,
    ...messagesOfCompanies,
    ...slotsOfCompanies,
    ...afterOfferOfCompanies,
    ...saveLists,
  },
};

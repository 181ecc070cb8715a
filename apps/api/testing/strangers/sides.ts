import { afterOfferOfCompanies, afterOfferOfStudents } from './things/after-offer.ts';
import { applicationsOfCompanies, applicationsOfStudents } from './things/applications.ts';
import { connectOfCompanies, connectOfStudents } from './things/connect.ts';
import { company } from './things/contents/company.ts';
import { jobs } from './things/contents/jobs.ts';
import { articles, events, tips } from './things/contents/posts.ts';
import { companyFiles, studentFiles } from './things/files.ts';
import { finding } from './things/finding.ts';
import { messagesOfCompanies, messagesOfStudents } from './things/messages.ts';
import { notificationsOfCompanies, notificationsOfStudents } from './things/notifications.ts';
import { offersOfCompanies, offersOfStudents } from './things/offers.ts';
import { saveLists } from './things/save-lists.ts';
import { shiftsOfStudents } from './things/shifts.ts';
import { slotsOfCompanies, slotsOfStudents } from './things/slots.ts';
import { students } from './things/students.ts';
import { targets } from './things/targets.ts';
import { team } from './things/team.ts';

/** Fixtures for every id that a call takes, by the side that may make the call. */
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
    ...offersOfStudents,
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
    ...offersOfCompanies,
    ...afterOfferOfCompanies,
    ...saveLists,
  },
};

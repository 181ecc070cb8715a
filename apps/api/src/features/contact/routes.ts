/**
 * Feature contact. The contact forms of students, companies and visitors, mailed to the operator
 * (`CONTACT_EMAIL`).
 */

import { sendCompanyContact } from '@engawa/contract/contact/company';
import { sendStudentContact } from '@engawa/contract/contact/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import { sendMessage as sendOfCompany } from './company/send-message.ts';
import { sendMessage as sendOfStudent } from './student/send-message.ts';

type Services = Parameters<typeof sendOfCompany>[0];

export const contactRoutes = (services: Services) => [
  bind(sendStudentContact, sendOfStudent(services)),
  bind(sendCompanyContact, sendOfCompany(services)),
];

/**
 * Feature after-offer. The checklist after an accepted offer: what the student shares of their
 * stay, and what each side has ticked. Steps and dates are computed by
 * `contract/after-offer/plan.ts`. Decision 068.
 */

import * as company from '@engawa/contract/after-offer/company';
import * as student from '@engawa/contract/after-offer/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import { showOffer as showToCompany } from './company/show-offer.ts';
import { tickStep as tickByCompany } from './company/tick-step.ts';
import { shareStay } from './student/share-stay.ts';
import { showOffer as showToStudent } from './student/show-offer.ts';
import { tickStep as tickByStudent } from './student/tick-step.ts';
import { unshareStay } from './student/unshare-stay.ts';

export const afterOfferRoutes = () => [
  bind(student.showStudentOffer, showToStudent),
  bind(student.shareStay, shareStay),
  bind(student.unshareStay, unshareStay),
  bind(student.tickByStudent, tickByStudent),
  bind(company.showCompanyOffer, showToCompany),
  bind(company.tickByCompany, tickByCompany),
];

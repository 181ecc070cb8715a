import { z } from 'zod';
import {
  applicationId,
  applicationStatus,
  applicationWay,
  appliedJob,
} from '../applications/schemas.ts';
import { bilingualName } from '../auth/schemas.ts';
import { companyConnect } from '../connect/schemas.ts';
import { contentId } from '../contents/schemas.ts';
import { applicationState } from '../events/schemas.ts';
import { localDateTime } from '../fields/fields.ts';
import { verdicts } from '../residence/answer.ts';
import {
  type CompanyResidenceReasonId,
  companyResidenceReasons,
} from '../residence/for-company.ts';

const reasonIds = Object.keys(companyResidenceReasons) as CompanyResidenceReasonId[];

/** What the residence rules say to a company, from what it sees of the student. */
export const companyResidence = z.object({
  jobId: contentId,
  verdict: z.enum(verdicts),
  reasons: z.array(z.enum(reasonIds)).readonly(),
});

/** All that was between the student and this company. */
export const studentHistory = z.object({
  connect: companyConnect,
  applications: z.array(
    z.object({
      id: applicationId,
      job: appliedJob,
      way: applicationWay,
      status: applicationStatus,
      /** Null where the student only went to look at the company’s own page. */
      appliedAt: z.iso.datetime().nullable(),
    }),
  ),
  events: z.array(
    z.object({
      id: contentId,
      title: bilingualName,
      startsAt: localDateTime.nullable(),
      state: applicationState,
      appliedAt: z.iso.datetime(),
    }),
  ),
  /** When either wrote last; null where they never did. */
  messages: z.object({
    lastFromStudent: z.iso.datetime().nullable(),
    lastFromCompany: z.iso.datetime().nullable(),
  }),
  /** In which of the company’s lists; empty for those who have no lists. */
  saved: z.array(
    z.object({
      listId: z.uuid(),
      name: z.string(),
      note: z.string().nullable(),
      savedAt: z.iso.datetime(),
      savedBy: z.string().nullable(),
    }),
  ),
});

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

/** The verdict of the residence rules, from what the company sees of the student. */
export const companyResidence = z.object({
  jobId: contentId,
  verdict: z.enum(verdicts),
  reasons: z.array(z.enum(reasonIds)).readonly(),
});

export const studentHistory = z.object({
  connect: companyConnect,
  applications: z.array(
    z.object({
      id: applicationId,
      job: appliedJob,
      way: applicationWay,
      status: applicationStatus,
      /** Null where the student only opened the company's own application page. */
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
  /** When each side wrote last; null for none. */
  messages: z.object({
    lastFromStudent: z.iso.datetime().nullable(),
    lastFromCompany: z.iso.datetime().nullable(),
  }),
  /** The company’s lists with the student; empty for members who may not see lists. */
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

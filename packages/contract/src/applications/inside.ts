import { z } from 'zod';
import { company, endpoint, everyLevel } from '../endpoint.ts';
import { line, paragraphs } from '../fields/fields.ts';
import { assignees } from '../team/schemas.ts';
import { applicant, applyNote, applyRating, stars } from './applicant.ts';
import { applicationLimits } from './limits.ts';
import { applicationId } from './schemas.ts';
import { severalApplications } from './several.ts';

/** Notes, interview forms, assignees and labels: visible only within the company. */
const recruiting = company(0, 1, 2);
const applicants = z.object({ applicants: z.array(applicant) });

export const listApplyAssignees = endpoint({
  id: 'company.applications.listAssignees',
  method: 'GET',
  path: '/v1/company/apply-assignees',
  summary: 'Who of the company can be on an application; interviewers too.',
  auth: everyLevel,
  reply: assignees,
  errors: [],
});

export const assignApplicants = endpoint({
  id: 'company.applications.assign',
  method: 'POST',
  path: '/v1/company/apply-assign',
  summary: 'Says who of the company is on these applications, or that nobody is.',
  auth: recruiting,
  body: z.strictObject({ ids: severalApplications, assigneeId: z.uuid().nullable() }),
  reply: applicants,
  says: 'saved',
  errors: [],
});

export const setApplyStatus = endpoint({
  id: 'company.applications.setStatus',
  method: 'POST',
  path: '/v1/company/apply-status',
  summary: 'Tells the students that the company is on it (in progress), or takes that back.',
  auth: recruiting,
  body: z.strictObject({ ids: severalApplications, status: z.enum(['new', 'in-progress']) }),
  reply: applicants,
  says: 'status_updated',
  errors: ['outcome_given'],
});

export const addApplyNote = endpoint({
  id: 'company.applications.addNote',
  method: 'POST',
  path: '/v1/company/apply-notes',
  summary: 'Adds a note to an application, which only the company sees.',
  auth: everyLevel,
  body: z.strictObject({ applicationId, text: paragraphs(applicationLimits.note) }),
  reply: z.object({ note: applyNote }),
  says: 'saved',
  errors: ['apply_notes_used_up'],
  limits: [{ by: 'account', max: 60, seconds: 60 }],
});

export const deleteApplyNote = endpoint({
  id: 'company.applications.deleteNote',
  method: 'DELETE',
  path: '/v1/company/apply-notes/{id}',
  summary: 'Deletes one’s own note.',
  auth: everyLevel,
  params: z.object({ id: z.uuid() }),
  reply: z.object({}),
  says: 'deleted',
  errors: [],
});

export const rateApplicant = endpoint({
  id: 'company.applications.rateApplicant',
  method: 'POST',
  path: '/v1/company/apply-rating',
  summary:
    'Submits one’s own form for a stage, or changes it. From then on an interviewer sees the forms ' +
    'of the others for this stage.',
  auth: everyLevel,
  body: z.strictObject({
    applicationId,
    /** Without it the stage of the application, or the first one. */
    stageId: z.uuid().optional(),
    /** One for each criterion of the stage. */
    scores: z
      .array(z.strictObject({ criterion: line(applicationLimits.criterion), stars }))
      .max(applicationLimits.criteria)
      .default([]),
    stars,
    text: paragraphs(applicationLimits.ratingText).nullable(),
  }),
  reply: z.object({ ratings: z.array(applyRating) }),
  says: 'saved',
  errors: ['criteria_changed'],
});

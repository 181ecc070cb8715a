import { z } from 'zod';
import { bilingualName } from '../../auth/schemas.ts';
import { company, endpoint, everyLevel } from '../../endpoint.ts';
import { line, once } from '../../fields/fields.ts';
import { perLanguage } from '../../per-language.ts';
import { applicant } from '../applicant.ts';
import { applicationLimits } from '../limits.ts';
import { severalApplications } from '../several.ts';

/** The company's own steps of a selection; the student sees only 選考中. */
const recruiting = company(0, 1, 2);
const stage = z.object({
  id: z.uuid(),
  name: bilingualName,
  /** Position among the stages, from 0. */
  stageIndex: z.int(),
  /** What interviewers rate in this stage besides their overall impression. */
  criteria: z.array(z.string()),
  /** Number of applications without an outcome in this stage. */
  open: z.int(),
});
const reply = z.object({ stages: z.array(stage) });

export const listApplyStages = endpoint({
  id: 'company.applications.listStages',
  method: 'GET',
  path: '/v1/company/apply-stages',
  summary: 'The stages of the company’s selection, in their order.',
  auth: everyLevel,
  reply,
  errors: [],
});

export const saveApplyStage = endpoint({
  id: 'company.applications.saveStage',
  method: 'POST',
  path: '/v1/company/apply-stages',
  summary: 'Adds a stage, or changes or moves the one with this id.',
  auth: recruiting,
  body: z.strictObject({
    id: z.uuid().optional(),
    name: perLanguage(line(applicationLimits.stageName)).refine(
      ({ jp, en }) => jp !== null || en !== null,
      { path: ['jp'], error: 'required' },
    ),
    /** Without it a new stage is appended and an existing one does not move. */
    stageIndex: z.int().min(0).max(applicationLimits.stages).optional(),
    /** Unchanged without it. */
    criteria: once(
      z.array(line(applicationLimits.criterion)).max(applicationLimits.criteria),
    ).optional(),
  }),
  reply,
  says: 'saved',
  errors: ['apply_stage_exists', 'apply_stages_used_up'],
});

export const deleteApplyStage = endpoint({
  id: 'company.applications.deleteStage',
  method: 'DELETE',
  path: '/v1/company/apply-stages',
  summary:
    'Deletes a stage. Its open applications move to the stage `moveTo`; without it, a stage that ' +
    'has applications is not deleted.',
  auth: recruiting,
  query: z.object({ id: z.uuid(), moveTo: z.uuid().optional() }),
  reply,
  says: 'deleted',
  errors: ['apply_stage_in_use', 'apply_stage_last'],
});

export const setApplyStage = endpoint({
  id: 'company.applications.setStage',
  method: 'POST',
  path: '/v1/company/set-apply-stage',
  summary: 'Moves applications to a stage. New ones become in progress, which their students see.',
  auth: recruiting,
  body: z.strictObject({ ids: severalApplications, stageId: z.uuid() }),
  reply: z.object({ applicants: z.array(applicant) }),
  says: 'saved',
  errors: ['outcome_given'],
});

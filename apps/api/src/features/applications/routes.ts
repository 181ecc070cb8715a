/**
 * Feature applications. Applications to jobs, both sides: `application.rules.ts` has the allowed
 * transitions, `sending/` who may send and what, `snapshot/` what is frozen at submission, `own/`
 * the student's list, `applicants/` the company's list, `stages/` the steps of its selection,
 * `inside/` labels, notes and assignees,
 * `outcomes/` results, `answers/` reminders and response rates, `record/` the student's own
 * record. Decision 047.
 */

import * as company from '@engawa/contract/applications/company';
import * as inside from '@engawa/contract/applications/inside';
import * as labels from '@engawa/contract/applications/labels';
import { applicationLimits } from '@engawa/contract/applications/limits';
import * as outcomes from '@engawa/contract/applications/outcomes';
import * as record from '@engawa/contract/applications/record';
import * as stages from '@engawa/contract/applications/selection/stages';
import * as files from '@engawa/contract/applications/sent/files';
import * as student from '@engawa/contract/applications/student';
import { found } from '@engawa/platform/errors/refusal';
import { bind } from '@engawa/platform/http/endpoint/route';
import { assignees } from '../../people/assignees.ts';
import type { FileServices } from '../files/public.ts';
import { findStatus } from '../jobs/public.ts';
import { labelHandlers } from '../labels/public.ts';
import { exportList } from './applicants/export-list.ts';
import { narrowingOf } from './applicants/narrowing.ts';
import { readList } from './applicants/read-list.ts';
import type { ApplicationServices } from './application-services.ts';
import { addNote } from './company/add-note.ts';
import { assign } from './company/assign.ts';
import { deleteStage } from './company/delete-stage.ts';
import { downloadFiles } from './company/download-files.ts';
import { giveOutcomes } from './company/give-outcomes.ts';
import { listJobs } from './company/list-jobs.ts';
import { previewOutcomes } from './company/preview-outcomes.ts';
import { rateApplicant } from './company/rate-applicant.ts';
import { saveStage } from './company/save-stage.ts';
import { setLabel } from './company/set-label.ts';
import { setStage } from './company/set-stage.ts';
import { setStatus } from './company/set-status.ts';
import { showApplicant } from './company/show-applicant.ts';
import { showDocument } from './company/show-document.ts';
import { undoOutcomes } from './company/undo-outcomes.ts';
import { listLabels } from './inside/labels.repo.ts';
import { deleteOwnNote } from './inside/notes.repo.ts';
import { deleteElsewhereRow } from './own/elsewhere.repo.ts';
import { readAllApplications } from './own/read-all-applications.ts';
import { readOwn } from './own/read-own.ts';
import type { SendingServices } from './sending/sent-documents.ts';
import { presentSent } from './snapshot/present-sent.ts';
import { findSnapshot } from './snapshot/snapshot.repo.ts';
import { readStages } from './stages/read-stages.ts';
import { apply } from './student/apply.ts';
import { applyExternally } from './student/apply-externally.ts';
import { downloadRecord } from './student/download-record.ts';
import { previewApplication } from './student/preview-application.ts';
import { saveElsewhere } from './student/save-elsewhere.ts';
import { withdraw } from './student/withdraw.ts';

const label = labelHandlers({
  kind: 'apply',
  list: listLabels,
  most: applicationLimits.labels,
  refusals: { exists: 'apply_label_exists', usedUp: 'apply_labels_used_up' },
});

type Services = ApplicationServices & SendingServices & Pick<FileServices, 'scanner'>;

export const applicationRoutes = (services: Services) => [
  bind(student.previewApplication, previewApplication),
  bind(student.apply, apply(services)),
  bind(student.applyExternally, applyExternally(services)),
  bind(student.listMyApplications, async ({ db, actor }) => ({
    applications: await readAllApplications(db, actor.accountId),
  })),
  bind(student.showMyApplication, async ({ db, actor, params }) => {
    const application = await readOwn(db, actor.accountId, params.id);
    const snapshot = await findSnapshot(db, application.id);
    return { application, sent: snapshot ? await presentSent(db, snapshot) : null };
  }),
  bind(student.withdrawApplication, withdraw(services)),
  bind(record.saveElsewhere, saveElsewhere),
  bind(record.deleteElsewhere, async (call) => {
    const { tx, actor, params, concerns } = call;
    const { id } = found(await deleteElsewhereRow(tx, actor.accountId, params.id));
    concerns(id);
    return {};
  }),
  bind(record.downloadRecord, downloadRecord(services)),
  bind(company.listApplicants, (call) =>
    readList(call, narrowingOf(call.query, call.actor, 'here'), call.query.cursor),
  ),
  bind(company.listApplicantsOfJob, async (call) => {
    const { db, actor, params, query } = call;
    found(await findStatus(db, actor.companyId, params.id));
    const narrowing = narrowingOf({ ...query, job: params.id }, actor, 'here');
    return readList(call, narrowing, query.cursor);
  }),
  bind(company.listExternalApplicants, (call) =>
    readList(call, narrowingOf(call.query, call.actor, 'external'), call.query.cursor),
  ),
  bind(company.listExternalOfJob, async (call) => {
    const { db, actor, params, query } = call;
    found(await findStatus(db, actor.companyId, params.id));
    const narrowing = narrowingOf({ ...query, job: params.id }, actor, 'external');
    return readList(call, narrowing, query.cursor);
  }),
  bind(company.showApplicant, showApplicant),
  bind(files.showApplicantDocument, showDocument(services)),
  bind(files.downloadApplicantFiles, downloadFiles(services)),
  bind(company.listAppliedJobs, listJobs),
  bind(company.exportApplicants, (call) =>
    exportList(call, narrowingOf(call.query, call.actor, 'here')),
  ),
  bind(company.exportApplicantsOfJob, async (call) => {
    const { db, actor, params, query } = call;
    found(await findStatus(db, actor.companyId, params.id));
    return exportList(call, narrowingOf({ ...query, job: params.id }, actor, 'here'));
  }),
  bind(company.exportExternalApplicants, (call) =>
    exportList(call, narrowingOf(call.query, call.actor, 'external')),
  ),
  bind(company.exportExternalOfJob, async (call) => {
    const { db, actor, params, query } = call;
    found(await findStatus(db, actor.companyId, params.id));
    return exportList(call, narrowingOf({ ...query, job: params.id }, actor, 'external'));
  }),
  bind(labels.listApplyLabels, label.list),
  bind(labels.saveApplyLabel, label.save),
  bind(labels.deleteApplyLabel, label.remove),
  bind(labels.setApplyLabel, setLabel),
  bind(stages.listApplyStages, ({ db, actor }) => readStages(db, actor.companyId)),
  bind(stages.saveApplyStage, saveStage),
  bind(stages.deleteApplyStage, deleteStage),
  bind(stages.setApplyStage, setStage),
  bind(inside.listApplyAssignees, assignees.application.list),
  bind(inside.assignApplicants, assign),
  bind(inside.setApplyStatus, setStatus),
  bind(inside.addApplyNote, addNote),
  bind(inside.deleteApplyNote, async ({ tx, actor, params, concerns }) => {
    const { applicationId } = found(await deleteOwnNote(tx, actor, params.id));
    concerns(applicationId);
    return {};
  }),
  bind(inside.rateApplicant, rateApplicant),
  bind(outcomes.previewOutcomes, previewOutcomes),
  bind(outcomes.giveOutcomes, giveOutcomes(services)),
  bind(outcomes.undoOutcomes, undoOutcomes),
];

import * as company from '@engawa/contract/applications/company';
import * as inside from '@engawa/contract/applications/inside';
import * as labels from '@engawa/contract/applications/labels';
import * as outcomes from '@engawa/contract/applications/outcomes';
import * as record from '@engawa/contract/applications/record';
import * as student from '@engawa/contract/applications/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { Typesetter } from '@engawa/platform/pdf/typesetter';
import type { ApplicationServices } from './application-services.ts';
import { addNote } from './company/add-note.ts';
import { assign } from './company/assign.ts';
import { deleteLabel } from './company/delete-label.ts';
import { deleteNote } from './company/delete-note.ts';
import { exportApplicants } from './company/export-applicants.ts';
import { exportExternal } from './company/export-external.ts';
import { exportExternalOfJob } from './company/export-external-of-job.ts';
import { exportOfJob } from './company/export-of-job.ts';
import { giveOutcomes } from './company/give-outcomes.ts';
import { listApplicants } from './company/list-applicants.ts';
import { listAssignees } from './company/list-assignees.ts';
import { listExternal } from './company/list-external.ts';
import { listExternalOfJob } from './company/list-external-of-job.ts';
import { listJobs } from './company/list-jobs.ts';
import { listLabels } from './company/list-labels.ts';
import { listOfJob } from './company/list-of-job.ts';
import { previewOutcomes } from './company/preview-outcomes.ts';
import { rateApplicant } from './company/rate-applicant.ts';
import { saveLabel } from './company/save-label.ts';
import { setLabel } from './company/set-label.ts';
import { setStatus } from './company/set-status.ts';
import { showApplicant } from './company/show-applicant.ts';
import { undoOutcomes } from './company/undo-outcomes.ts';
import { apply } from './student/apply.ts';
import { applyExternally } from './student/apply-externally.ts';
import { deleteElsewhere } from './student/delete-elsewhere.ts';
import { downloadRecord } from './student/download-record.ts';
import { listApplications } from './student/list-applications.ts';
import { previewApplication } from './student/preview-application.ts';
import { saveElsewhere } from './student/save-elsewhere.ts';
import { showApplication } from './student/show-application.ts';
import { withdraw } from './student/withdraw.ts';

export const applicationRoutes = (services: ApplicationServices & { typesetter: Typesetter }) => [
  bind(student.previewApplication, previewApplication),
  bind(student.apply, apply(services)),
  bind(student.applyExternally, applyExternally(services)),
  bind(student.listMyApplications, listApplications),
  bind(student.showMyApplication, showApplication),
  bind(student.withdrawApplication, withdraw(services)),
  bind(record.saveElsewhere, saveElsewhere),
  bind(record.deleteElsewhere, deleteElsewhere),
  bind(record.downloadRecord, downloadRecord(services)),
  bind(company.listApplicants, listApplicants),
  bind(company.listApplicantsOfJob, listOfJob),
  bind(company.listExternalApplicants, listExternal),
  bind(company.listExternalOfJob, listExternalOfJob),
  bind(company.showApplicant, showApplicant),
  bind(company.listAppliedJobs, listJobs),
  bind(company.exportApplicants, exportApplicants),
  bind(company.exportApplicantsOfJob, exportOfJob),
  bind(company.exportExternalApplicants, exportExternal),
  bind(company.exportExternalOfJob, exportExternalOfJob),
  bind(labels.listApplyLabels, listLabels),
  bind(labels.saveApplyLabel, saveLabel),
  bind(labels.deleteApplyLabel, deleteLabel),
  bind(labels.setApplyLabel, setLabel),
  bind(inside.listApplyAssignees, listAssignees),
  bind(inside.assignApplicants, assign),
  bind(inside.setApplyStatus, setStatus),
  bind(inside.addApplyNote, addNote),
  bind(inside.deleteApplyNote, deleteNote),
  bind(inside.rateApplicant, rateApplicant),
  bind(outcomes.previewOutcomes, previewOutcomes),
  bind(outcomes.giveOutcomes, giveOutcomes(services)),
  bind(outcomes.undoOutcomes, undoOutcomes),
];

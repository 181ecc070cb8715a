export { nudge, nudgeJob } from './answers/nudge.ts';
export { countResponsesJob, readResponseRate, readResponseRates } from './answers/read-response.ts';
export { countResponses } from './answers/response.repo.ts';
export { lockApplications } from './applicants/applicants.repo.ts';
export { standingOf } from './applicants/change-all.ts';
export { countApplicants, countNew, countWaitingFor } from './applicants/jobs.repo.ts';
export { listOfStudent as listApplicationsOf } from './applicants/of-student.repo.ts';
export { listUnanswered } from './applicants/unanswered.ts';
export { closeOffered } from './applicants/write.repo.ts';
export { type Act, act } from './application.rules.ts';
export type { ApplicationServices } from './application-services.ts';
export { daysAfter } from './days-after.rules.ts';
export { putForm } from './inside/forms.repo.ts';
export { insertNote as insertApplyNote } from './inside/notes.repo.ts';
export { allApplicationMails } from './mails.ts';
export {
  findCompanyAddressees,
  findNames,
  findStudentAddressee,
} from './notify/addressees.repo.ts';
export { aboutStudent, signalCompany } from './notify/notify-company.ts';
export { aboutCompany, signalStudent } from './notify/notify-student.ts';
export { planOutcomes } from './outcomes/plan-outcomes.ts';
export { sendOutcomes, sendOutcomesJob } from './outcomes/send-outcomes.ts';
export { insertElsewhere } from './own/elsewhere.repo.ts';
export { findLastOffer, listLastOffers } from './own/last-offer.repo.ts';
export { countToConfirm, lockOwn } from './own/own.repo.ts';
export { withdrawFromCompanies } from './own/withdraw-applications.ts';
export { addSteps, insertApplication } from './sending/applications.repo.ts';
export type { SendingServices } from './sending/sent-documents.ts';
export { readShared } from './shared/read-shared.ts';
export { eraseSnapshots, eraseSnapshotsJob } from './snapshot/erase-snapshots.ts';
export { readLastSent } from './snapshot/read-last-sent.ts';
export { findSnapshot, insertSnapshot, keepUntil } from './snapshot/snapshot.repo.ts';

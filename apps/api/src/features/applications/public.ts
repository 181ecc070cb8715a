export { nudge, nudgeJob } from './answers/nudge.ts';
export { countResponsesJob, readResponseRate, readResponseRates } from './answers/read-response.ts';
export { countResponses } from './answers/response.repo.ts';
export { countNew, countWaitingFor } from './applicants/jobs.repo.ts';
export { allApplicationMails } from './mails.ts';
export { sendOutcomes, sendOutcomesJob } from './outcomes/send-outcomes.ts';
export { withdrawFromCompanies } from './own/withdraw-these.ts';
export { eraseSnapshots, eraseSnapshotsJob } from './snapshot/erase-snapshots.ts';

import { defineJob } from '@engawa/platform/jobs/job';
import { forgetOldViews, forgetOldViewsJob } from './features/analytics/public.ts';
import {
  countResponses,
  countResponsesJob,
  eraseSnapshots,
  eraseSnapshotsJob,
  nudge,
  nudgeJob,
  sendOutcomes,
  sendOutcomesJob,
} from './features/applications/public.ts';
import { eraseIdentityJob } from './features/auth/public.ts';
import { countTerms, countTermsJob } from './features/common-terms/public.ts';
import { endUnanswered, endUnansweredJob } from './features/connect/public.ts';
import { sendDailyMails, sendDailyMailsJob } from './features/daily-mail/public.ts';
import { notifyNewMatches, notifyNewMatchesJob } from './features/discover/public.ts';
import {
  handOnFreedPlaces,
  handOnPlacesJob,
  notifyOfChanges,
  notifyOfChangesJob,
} from './features/events/public.ts';
import { scanFiles, scanFilesJob } from './features/files/sweep/scan-files.ts';
import { sweepFiles, sweepFilesJob } from './features/files/sweep/sweep-files.ts';
import { publishInsights, publishInsightsJob } from './features/insights/public.ts';
import { closeJobs, closeJobsJob } from './features/jobs/public.ts';
import { findMessageNews, notifyUnread, notifyUnreadJob } from './features/messages/public.ts';
import { findNotificationNews } from './features/notifications/public.ts';
import { eraseDeclinedFiles, remindOfOffers, remindOfOffersJob } from './features/offers/public.ts';
import { readProfile } from './features/profile/public.ts';
import { pushToDevices, pushToDevicesJob } from './features/push/public.ts';
import { listSavers } from './features/saved/public.ts';
import { updateRows, updateRowsJob } from './features/search-rows/public.ts';
import { remindOfSlots, remindOfSlotsJob } from './features/slots/public.ts';
import { updateStudentRows, updateStudentRowsJob } from './features/student-rows/public.ts';
import { notifyNewStudents, notifyNewStudentsJob } from './features/student-search/public.ts';
import { balanceExposure, balanceExposureJob } from './features/targets/public.ts';
import { deleteOutdatedRows } from './housekeeping.repo.ts';
import type { ApiServices } from './services.ts';

const housekeepingJob = defineJob<Record<string, never>>('housekeeping', { cron: '41 * * * *' });

/** Registers the handlers of all jobs; must run before the queue starts. */
export function registerJobs(services: ApiServices): void {
  const { jobs, files, databases, server, clock, identity, origin, log } = services;
  jobs.handle(sweepFilesJob, async () => {
    await sweepFiles(files, clock.now());
  });
  if (files.scanner) {
    jobs.handle(scanFilesJob, async () => {
      const { unavailable } = await scanFiles(files, server.outbox, clock.now());
      if (unavailable)
        log.warn({ err: unavailable }, 'the virus scanner is away, files wait for it');
    });
  }
  const mailing = () => ({
    commands: databases.commands,
    writer: server.outbox,
    origin,
    now: clock.now(),
  });
  jobs.handle(handOnPlacesJob, ({ eventId }) => handOnFreedPlaces(mailing(), eventId));
  jobs.handle(notifyOfChangesJob, () => notifyOfChanges(mailing()));
  jobs.handle(sendDailyMailsJob, () => sendDailyMails(mailing()));
  jobs.handle(endUnansweredJob, () => endUnanswered(mailing()));
  jobs.handle(updateRowsJob, async () => {
    await updateRows(mailing());
  });
  jobs.handle(updateStudentRowsJob, async () => {
    await updateStudentRows({ ...mailing(), readProfile });
  });
  jobs.handle(countTermsJob, () => countTerms(databases.commands));
  jobs.handle(balanceExposureJob, async () => {
    await balanceExposure({ ...mailing(), talent: services.talent });
  });
  jobs.handle(notifyNewMatchesJob, () => notifyNewMatches(mailing()));
  jobs.handle(notifyNewStudentsJob, () =>
    notifyNewStudents({ ...mailing(), clock, talent: services.talent }),
  );
  jobs.handle(closeJobsJob, () => closeJobs({ ...mailing(), listSavers }));
  jobs.handle(notifyUnreadJob, () => notifyUnread(mailing()));
  const news = [findNotificationNews, findMessageNews];
  jobs.handle(pushToDevicesJob, () => pushToDevices({ ...mailing(), push: services.push, news }));
  jobs.handle(remindOfOffersJob, () => remindOfOffers(mailing()));
  jobs.handle(remindOfSlotsJob, () => remindOfSlots(mailing()));
  jobs.handle(sendOutcomesJob, () => sendOutcomes({ ...mailing(), ...services.applications }));
  jobs.handle(nudgeJob, () => nudge(mailing()));
  jobs.handle(countResponsesJob, () =>
    databases.commands.transaction().execute((tx) => countResponses(tx, clock.now())),
  );
  jobs.handle(eraseSnapshotsJob, async () => {
    const { keptDays } = services.applications;
    await eraseSnapshots(databases.commands, clock.now());
    await eraseDeclinedFiles(databases.commands, { now: clock.now(), keptDays });
  });
  jobs.handle(forgetOldViewsJob, () =>
    forgetOldViews(databases.commands, clock.now(), services.settings.VIEWS_KEPT_DAYS),
  );
  jobs.handle(publishInsightsJob, () => publishInsights(databases.commands, clock.now()));
  // An API-only instance has no identity service and would only waste this job's attempts.
  if (identity) jobs.handle(eraseIdentityJob, (who) => identity.erase(who));
  else jobs.leave(eraseIdentityJob);
  jobs.handle(housekeepingJob, () => deleteOutdatedRows(databases.commands, clock.now()));
}

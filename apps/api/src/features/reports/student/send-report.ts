import type { sendStudentReport } from '@engawa/contract/reports/student';
import type { Handler } from '../../../handler.ts';
import { lockStudent } from '../../../people/lock-student.repo.ts';
import { partyOf } from '../../messages/public.ts';
import { readReported, readReportedMessage } from '../read-reported.ts';
import { type ReportServices, storeReport } from '../store-report.ts';

export const sendReport =
  (services: ReportServices): Handler<typeof sendStudentReport> =>
  async (call) => {
    const { tx, actor, body } = call;
    await lockStudent(tx, actor.accountId);
    const { about, id } = body;
    const reported =
      about === 'message'
        ? await readReportedMessage(tx, partyOf(actor), id)
        : await readReported(tx, actor.accountId, { about, id });
    return storeReport(call, services, reported);
  };

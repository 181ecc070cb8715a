import type { sendStudentReport } from '@engawa/contract/reports/student';
import type { Handler } from '../../../handler.ts';
import { lockStudent } from '../../../lock-student.repo.ts';
import { readReported } from '../read-reported.ts';
import { type ReportServices, takeReport } from '../take-report.ts';

export const sendReport =
  (services: ReportServices): Handler<typeof sendStudentReport> =>
  async (call) => {
    const { tx, actor, body } = call;
    await lockStudent(tx, actor.accountId);
    return takeReport(call, services, await readReported(tx, actor.accountId, body));
  };

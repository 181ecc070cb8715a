import type { sendCompanyReport } from '@engawa/contract/reports/company';
import type { Handler } from '../../../handler.ts';
import { partyOf } from '../../messages/public.ts';
import { readReportedMessage } from '../read-reported.ts';
import { type ReportServices, storeReport } from '../store-report.ts';

export const sendReport =
  (services: ReportServices): Handler<typeof sendCompanyReport> =>
  async (call) => {
    const { tx, actor, body } = call;
    return storeReport(call, services, await readReportedMessage(tx, partyOf(actor), body.id));
  };

import { Readable } from 'node:stream';
import type { exportCompanyConnects as endpoint } from '@engawa/contract/connect/company';
import { type Localized, say } from '@engawa/contract/language';
import { todayInJapan } from '@engawa/platform/clock/today';
import { csvFile } from '../../../downloads/csv-file.ts';
import type { Handler } from '../../../handler.ts';
import { presentForCompany } from '../connect.present.ts';
import { listLabels } from '../labels.repo.ts';
import { listAllForCompany } from '../lists/company-connections.repo.ts';
import { type Which, whichOf } from '../lists/connect-list.repo.ts';
import { connectColumns } from '../lists/connections-csv.ts';

const names: Record<Which, Localized> = {
  connected: { ja: 'つながり', en: 'connected' },
  waiting: { ja: '承認待ち', en: 'waiting' },
  applying: { ja: '申請中', en: 'requested' },
};

export const exportConnects: Handler<typeof endpoint> = async (call) => {
  const { db, actor, query, now, language } = call;
  const { companyId } = actor;
  const which = whichOf(query.req);
  const search = { which, word: query.word || undefined, label: query.label, now };
  const labels = new Map((await listLabels(db, companyId)).map(({ id, name }) => [id, name]));
  const rows = (await listAllForCompany(db, companyId, search)).map((row) => {
    const shown = presentForCompany(row, { now, language });
    return { ...shown, labelNames: shown.labels.flatMap((id) => labels.get(id) ?? []) };
  });
  const day = todayInJapan(now).replaceAll('-', '');
  return {
    stream: Readable.from(csvFile(connectColumns, rows, language)),
    bytes: undefined,
    mediaType: 'text/csv; charset=utf-8',
    attachment: `${say(names[which], language)}_${day}.csv`,
  };
};

import { Readable } from 'node:stream';
import type { exportSaveList as endpoint } from '@engawa/contract/save-lists/company';
import { todayInJapan } from '@engawa/platform/clock/today';
import { found } from '@engawa/platform/errors/refusal';
import { csvFile } from '../../../downloads/csv-file.ts';
import type { Handler } from '../../../handler.ts';
import { listColumns } from '../list-csv.ts';
import { presentPerson } from '../lists.present.ts';
import { findRow } from '../lists.repo.ts';
import { listConnected } from '../people.repo.ts';

export const exportList: Handler<typeof endpoint> = async (call) => {
  const { db, actor, params, now, language } = call;
  const list = found(await findRow(db, actor.companyId, params.id));
  const rows = await listConnected(db, actor.companyId, list.id);
  const people = rows.map((row) => presentPerson(row, { now, language }));
  const day = todayInJapan(now).replaceAll('-', '');
  return {
    stream: Readable.from(csvFile(listColumns, people, language)),
    bytes: undefined,
    mediaType: 'text/csv; charset=utf-8',
    attachment: `${list.name}_${day}.csv`,
  };
};

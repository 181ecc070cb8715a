import { Readable } from 'node:stream';
import type { exportInsights as endpoint } from '@engawa/contract/insights/company';
import { say } from '@engawa/contract/language';
import { todayInJapan } from '@engawa/platform/clock/today';
import { csvFile } from '../../../downloads/csv-file.ts';
import type { Handler } from '../../../handler.ts';
import { listSources } from '../insights.repo.ts';
import { cellsShown, nameSources } from '../insights.rules.ts';
import { sourceColumns, weekColumns } from '../insights-csv.ts';
import { readInsights } from '../read-insights.ts';

const names = {
  week: { ja: '分析_週別', en: 'analytics-by-week' },
  source: { ja: '分析_流入元別', en: 'analytics-by-source' },
};

export const exportInsights: Handler<typeof endpoint> = async (call) => {
  const { db, language, now, query } = call;
  const { by = 'week', job } = query;
  const { jobs, asked, cells } = await readInsights(call);
  const titles = new Map(jobs.map(({ id, title }) => [id, title]));
  const rows = cellsShown(job ? cells.filter(({ jobId }) => jobId === job) : cells).map((cell) => ({
    ...cell,
    title: (cell.jobId && titles.get(cell.jobId)) || null,
  }));
  const file =
    by === 'week'
      ? csvFile(weekColumns, rows, language)
      : csvFile(sourceColumns, nameSources(await listSources(db, { ...asked, job })), language);
  return {
    stream: Readable.from(file),
    bytes: undefined,
    mediaType: 'text/csv; charset=utf-8',
    attachment: `${say(names[by], language)}_${todayInJapan(now).replaceAll('-', '')}.csv`,
  };
};

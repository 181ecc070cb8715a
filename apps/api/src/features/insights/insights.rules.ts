import {
  type InsightPeriod,
  mostCampaigns,
  mostJobs,
  ownSources,
  roundedTo,
} from '@engawa/contract/insights/limits';

export interface Figures {
  views: number;
  saves: number;
  connects: number;
  applications: number;
}

export interface Cell extends Figures {
  jobId: string | null;
  week: string;
}

export interface SourceCount {
  source: string;
  views: number;
  applications: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/** The Mondays of the last weeks, ending with the week of `today`; YYYY-MM-DD. */
export function lastWeeks(today: string, count: InsightPeriod): [first: string, ...string[]] {
  const at = new Date(`${today}T00:00:00Z`);
  const monday = at.getTime() - ((at.getUTCDay() + 6) % 7) * dayMs;
  const weekAgo = (weeks: number) =>
    new Date(monday - weeks * 7 * dayMs).toISOString().slice(0, 10);
  const weeks = Number(count);
  return [
    weekAgo(weeks - 1),
    ...Array.from({ length: weeks - 1 }, (_, n) => weekAgo(weeks - 2 - n)),
  ];
}

const inFives = (count: number): number => count - (count % roundedTo);

/** Connections and applications are not rounded: the company knows those people by name. */
const shown = ({ views, saves, connects, applications }: Figures): Figures => ({
  views: inFives(views),
  saves: inFives(saves),
  connects,
  applications,
});

/** Rounded after summing. Connections of jobs are part of the company's and not added again. */
const sumOf = (cells: readonly Cell[], ofCompany: boolean): Figures => {
  const sum = { views: 0, saves: 0, connects: 0, applications: 0 };
  for (const cell of cells) {
    sum.views += cell.views;
    sum.saves += cell.saves;
    sum.applications += cell.applications;
    if (!ofCompany || cell.jobId === null) sum.connects += cell.connects;
  }
  return shown(sum);
};

/** With `job` only that job; otherwise the whole company. */
export function sumInsights(
  cells: readonly Cell[],
  weeks: readonly string[],
  job: string | undefined,
) {
  const ofCompany = job === undefined;
  const asked = ofCompany ? cells : cells.filter(({ jobId }) => jobId === job);
  const byWeek = Map.groupBy(asked, ({ week }) => week);
  return {
    weeks: weeks.map((week) => ({ week, ...sumOf(byWeek.get(week) ?? [], ofCompany) })),
    total: sumOf(asked, ofCompany),
  };
}

export function sumJobs<Job extends { id: string }>(cells: readonly Cell[], jobs: readonly Job[]) {
  const byJob = Map.groupBy(cells, ({ jobId }) => jobId);
  return jobs
    .map((job) => ({ ...job, ...sumOf(byJob.get(job.id) ?? [], false) }))
    .toSorted((a, b) => b.views - a.views || b.applications - a.applications)
    .slice(0, mostJobs);
}

/**
 * Rows of the file: by week, the company first, then its jobs. Rows of zeros are left out, since
 * their presence would reveal activity below the rounding.
 */
export const cellsShown = (cells: readonly Cell[]): Cell[] =>
  cells
    .map((cell) => ({ ...cell, ...shown(cell) }))
    .filter(({ views, saves, connects, applications }) => views + saves + connects + applications);

const isOwn = (source: string): source is (typeof ownSources)[number] =>
  ownSources.some((own) => own === source);

/** Our own areas and campaign words by frequency; other sources last. */
export function nameSources(counts: readonly SourceCount[]) {
  const own = ownSources.flatMap((kind) => {
    const views = inFives(counts.find(({ source }) => source === kind)?.views ?? 0);
    return views > 0 ? [{ source: kind, word: null, views, applications: null }] : [];
  });
  const words = counts
    .filter(({ source }) => !isOwn(source) && source !== 'none')
    .toSorted((a, b) => b.views - a.views || a.source.localeCompare(b.source));
  const named = words.filter(({ views }) => views >= roundedTo).slice(0, mostCampaigns);
  const rest = words.filter((one) => !named.includes(one));
  const others = {
    source: null,
    views: rest.reduce((sum, { views }) => sum + views, 0),
    applications: rest.reduce((sum, { applications }) => sum + applications, 0),
  };
  const asCampaign = ({
    source,
    views,
    applications,
  }: Omit<SourceCount, 'source'> & { source: string | null }) => ({
    source: 'campaign' as const,
    word: source,
    views: inFives(views),
    applications: inFives(applications),
  });
  const known = [...own, ...named.map(asCampaign)].toSorted((a, b) => b.views - a.views);
  return [...known, ...(others.views >= roundedTo ? [asCampaign(others)] : [])];
}

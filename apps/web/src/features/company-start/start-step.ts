/** What a company has done of its start. */
interface Done {
  pagePublished: boolean;
  /** How many jobs there are of each status. */
  jobs: Readonly<Record<string, number>>;
}

export const startSteps = ['page', 'job', 'publish'] as const;
type StartStep = (typeof startSteps)[number];

const draft = '3';
/** Open, closed, limited: students have seen one. */
const shown = ['1', '2', '4'];

/** Where a company stands: its page, a job, a job that students see. Undefined when it has started. */
export function startStep({ pagePublished, jobs }: Done): StartStep | undefined {
  if (shown.some((status) => (jobs[status] ?? 0) > 0)) return undefined;
  if (!pagePublished) return 'page';
  return (jobs[draft] ?? 0) > 0 ? 'publish' : 'job';
}

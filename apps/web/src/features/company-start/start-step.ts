interface Done {
  pagePublished: boolean;
  jobs: Readonly<Record<string, number>>;
}

export const startSteps = ['page', 'job', 'publish'] as const;
type StartStep = (typeof startSteps)[number];

const draft = '3';
/** Open, closed, limited: students have been able to see the job. */
const shown = ['1', '2', '4'];

/** The next step: company page, a job, a visible job. Undefined once a job has been visible. */
export function startStep({ pagePublished, jobs }: Done): StartStep | undefined {
  if (shown.some((status) => (jobs[status] ?? 0) > 0)) return undefined;
  if (!pagePublished) return 'page';
  return (jobs[draft] ?? 0) > 0 ? 'publish' : 'job';
}

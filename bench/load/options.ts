import { parseArgs } from 'node:util';

export interface Options {
  /** Registered students, companies and jobs. */
  students: number;
  companies: number;
  jobsEach: number;
  recruitersEach: number;
  from: number;
  warmUpSeconds: number;
  seconds: number;
  /** Bisecting ends when the bounds are this close, as a share of the lower one. */
  nearness: number;
  /** Instances on this machine, each with the same share of the calls. */
  instances: number;
  /** A folder that keeps the world for the next run. */
  data: string | undefined;
  /** A trial: the figures are printed but not stored in the docs. */
  short: boolean;
}

const usual = { students: '20000', companies: '500', from: '4000', seconds: '30' };
const tried = { students: '2000', companies: '50', from: '1000', seconds: '8' };

export function readOptions(words: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...words],
    options: {
      short: { type: 'boolean', default: false },
      students: { type: 'string' },
      companies: { type: 'string' },
      from: { type: 'string' },
      seconds: { type: 'string' },
      instances: { type: 'string', default: '1' },
      data: { type: 'string' },
    },
  });
  const given = { ...(values.short ? tried : usual), ...values };
  const seconds = Number(given.seconds);
  return {
    students: Number(given.students),
    companies: Number(given.companies),
    jobsEach: 4,
    recruitersEach: 12,
    from: Number(given.from),
    warmUpSeconds: Math.ceil(seconds / 2),
    seconds,
    nearness: 0.15,
    instances: Number(values.instances),
    data: values.data,
    short: values.short,
  };
}

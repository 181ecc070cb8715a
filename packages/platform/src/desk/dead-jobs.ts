import type { PlatformTx } from '../db/database.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { type Act, type Command, commandsOver, notDone } from './command.ts';
import { id, optional } from './words.ts';

interface Queued {
  jobs: JobQueue;
}

const findOr = async ({ jobs }: Queued, jobId: string) =>
  (await jobs.findDead(jobId)) ?? notDone('There is no dead letter with this id.');

export function deadJobCommands<Tx extends PlatformTx>(): Record<string, Command<Queued, Tx>> {
  const { reads, acts, grave } = commandsOver<Tx>();
  return {
    'dead-letters': reads({
      words: {},
      does: 'lists jobs that were given up',
      run: async ({ jobs }: Queued) => ({ deadLetters: await jobs.dead() }),
      print: ({ deadLetters }) =>
        deadLetters.length === 0
          ? 'No dead letters.'
          : deadLetters
              .map((one) => `${one.failedAt.toISOString()} ${one.job} ${one.id}`)
              .join('\n'),
    }),
    'dead-letters show': reads({
      words: { id: id('job') },
      does: 'shows one of them: what it was to do, and why it could not',
      run: async (services: Queued, said) => ({ job: await findOr(services, said.id) }),
      print: ({ job }) =>
        [
          `${job.job} ${job.id}`,
          `Asked for: ${job.askedAt?.toISOString() ?? 'not known'}`,
          `Given up: ${job.failedAt.toISOString()}, after ${job.tries} tries`,
          `With: ${JSON.stringify(job.data)}`,
          `It said: ${JSON.stringify(job.said)}`,
        ].join('\n'),
    }),
    'dead-letters drop': grave({
      words: { id: id('job') },
      does: 'gives one of them up for good: it will never be done',
      run: async ({ services, tx, concerns }: Act<Queued, Tx>, said) => {
        const { job } = await findOr(services, said.id);
        await services.jobs.dropDead(tx, said.id);
        concerns(said.id);
        return { id: said.id, job };
      },
      print: ({ id: dropped, job }) => `Dropped ${job} ${dropped}.`,
    }),
    redrive: acts({
      words: { id: optional(id('job')) },
      does: 'puts all dead letters, or one, back into their queues',
      run: async ({ services, tx, concerns }: Act<Queued, Tx>, said) => {
        if (said.id !== undefined) {
          await findOr(services, said.id);
          concerns(said.id);
        }
        return { redriven: await services.jobs.redrive(tx, said.id) };
      },
      print: ({ redriven }) => `${redriven} jobs will be tried again.`,
    }),
  };
}

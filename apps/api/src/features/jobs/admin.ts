import { readFile } from 'node:fs/promises';
import { prefectures } from '@engawa/contract/reference/places/prefectures';
import type { Clock } from '@engawa/platform/clock/clock';
import { todayInJapan } from '@engawa/platform/clock/today';
import { notDone } from '@engawa/platform/desk/command';
import { id, text } from '@engawa/platform/desk/words';
import { acts, grave, reads, type WithDatabase } from '../../admin/admin-command.ts';
import { listJustified } from './posting/justified.repo.ts';
import { putWages, readWages } from './posting/wages.repo.ts';
import { readWagesFile } from './posting/wages-file.rules.ts';
import { addPair, deletePair, listPairs, type Pair } from './sharing/partners.repo.ts';
import { deleteSharesBetween } from './sharing/shares.repo.ts';

const two = { company: id('company'), partner: id('company') };

function pairOf({ company, partner }: { company: string; partner: string }): Pair {
  if (company === partner) notDone('A company is no partner of itself.');
  return [company, partner];
}

export const jobCommands = {
  'minimum-wages': reads({
    words: {},
    does: 'lists the minimum wages in force, by which pay is checked',
    run: async ({ databases, clock }: WithDatabase & { clock: Clock }) => ({
      wages: await readWages(databases.commands, todayInJapan(clock.now())),
    }),
    print: ({ wages }) =>
      prefectures.entries
        .map(({ id: prefecture, name }) => {
          const { yen, from } = wages[prefecture];
          return [name.ja, String(yen), from].join(',');
        })
        .join('\n'),
  }),
  'minimum-wages import': acts({
    words: { file: text('file') },
    does: 'imports minimum wages from a CSV file with the lines prefecture,yen,first day',
    run: async ({ tx }, { file }) => {
      const read = await readFile(file, 'utf8').catch(() => notDone(`${file} cannot be read.`));
      const rows = readWagesFile(read);
      await putWages(tx, rows);
      return { imported: rows.length };
    },
    print: ({ imported }) => `Imported: ${imported}.`,
  }),
  'justified-postings': reads({
    words: {},
    does: 'lists open jobs that state a lawful condition or a permit for low pay',
    run: async ({ databases }: WithDatabase) => ({
      jobs: await listJustified(databases.commands),
    }),
    print: ({ jobs }) =>
      jobs.length === 0
        ? 'No open job states one.'
        : jobs
            .map(({ id: jobId, companyId, reasons, sentence }) =>
              [jobId, companyId, reasons.join(', '), sentence ?? '–'].join('  '),
            )
            .join('\n'),
  }),
  partners: reads({
    words: {},
    does: 'lists the companies that may lend each other jobs',
    run: async ({ databases }: WithDatabase) => ({ partners: await listPairs(databases.commands) }),
    print: ({ partners }) =>
      partners.length === 0
        ? 'No partners.'
        : partners
            .map(({ oneId, oneName, otherId, otherName }) =>
              [oneId, oneName, '–', otherId, otherName].join(' '),
            )
            .join('\n'),
  }),
  'partners-add': acts({
    words: two,
    does: 'lets two companies lend each other their jobs',
    run: async ({ tx, concerns }, said) => {
      if (!(await addPair(tx, pairOf(said)))) notDone('There is no such company.');
      concerns(said.company);
      return { companyIds: pairOf(said) };
    },
    print: () => 'They are partners.',
  }),
  'partners-remove': grave({
    words: two,
    does: 'ends a partnership, and with it what the two lent each other',
    run: async ({ tx, concerns }, said) => {
      const pair = pairOf(said);
      if (!(await deletePair(tx, pair))) notDone('They were no partners.');
      concerns(said.company);
      return { companyIds: pair, endedShares: await deleteSharesBetween(tx, pair) };
    },
    print: ({ endedShares }) => `They are no partners any more; ended shares: ${endedShares}.`,
  }),
};

import { id } from '@engawa/platform/desk/words';
import { reads, type WithDatabase } from '../admin/admin-command.ts';
import { kindOf, listTrail, type TrailRow } from './audit-trail.repo.ts';

function whoOf({ operator, accountId, requestId }: TrailRow): string {
  if (operator !== null) return `operator ${operator}`;
  return accountId ?? (requestId === 'due' ? 'the server by itself' : 'somebody not signed in');
}

const line = (row: TrailRow): string =>
  [
    row.at.toISOString(),
    row.action,
    `by ${whoOf(row)}`,
    ...(row.subjectId ? [`about ${row.subjectId}`] : []),
    ...(row.why ? [`because: ${row.why}`] : []),
  ].join('  ');

export const auditCommands = {
  audit: reads({
    words: { id: id('object') },
    does: 'lists what was done to a company, person, job, report or anything else with an id',
    more: 'It is kept for two years; the newest 500 lines are shown, the oldest of them first.',
    noted: (said) => said.id,
    run: async ({ databases: { commands } }: WithDatabase, said) => ({
      id: said.id,
      kind: (await kindOf(commands, said.id)) ?? null,
      acts: await listTrail(commands, said.id),
    }),
    print: ({ id: about, kind, acts: trail }) =>
      [
        `${about}: ${kind ?? 'not there, or not any more'}`,
        ...(trail.length === 0 ? ['Nothing is known of it.'] : trail.map(line)),
      ].join('\n'),
  }),
};

import type { Changes } from './changes.repo.ts';

/** The result under a heading that nothing was changed, and the written rows by table. */
export function printRehearsal(answer: string, changes: Changes): string {
  const lines = Object.entries(changes).map(([table, counts]) => {
    const said = Object.entries(counts).filter(([, count]) => count > 0);
    return `  ${table}: ${said.map(([how, count]) => `${count} ${how}`).join(', ')}`;
  });
  const rows =
    lines.length === 0 ? ['No row would change.'] : ['Rows that would change:', ...lines];
  return ['A rehearsal; nothing is changed. It would say:', answer, ...rows].join('\n');
}

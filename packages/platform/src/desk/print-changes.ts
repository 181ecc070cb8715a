import type { Changes } from './changes.repo.ts';

/** A rehearsal's rows, table by table. */
export function printChanges(changes: Changes): string[] {
  const lines = Object.entries(changes).map(([table, counts]) => {
    const said = Object.entries(counts).filter(([, count]) => count > 0);
    return `  ${table}: ${said.map(([how, count]) => `${count} ${how}`).join(', ')}`;
  });
  return lines.length === 0
    ? ['A rehearsal: it would change nothing.']
    : ['A rehearsal: nothing is changed yet. Rows that would be:', ...lines];
}

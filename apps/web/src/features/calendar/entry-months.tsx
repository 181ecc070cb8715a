import { formatMonth } from '../../shared/format/day.ts';
import { language } from '../../shared/i18n/language.ts';
import { EntryRow } from './entry-row.tsx';
import type { Entry } from './queries.ts';

export function EntryMonths({ entries }: { entries: readonly Entry[] }) {
  const months = [...new Set(entries.map(({ day }) => day.slice(0, 7)))];
  return (
    <div className="flex flex-col gap-6">
      {months.map((month) => (
        <section key={month} aria-label={formatMonth(month, language)}>
          <h3 className="mb-2 text-sm font-bold text-sumi-2">{formatMonth(month, language)}</h3>
          <ul className="divide-y divide-line rounded border border-line bg-paper">
            {entries
              .filter(({ day }) => day.startsWith(month))
              .map((entry) => (
                <EntryRow key={entry.key} entry={entry} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

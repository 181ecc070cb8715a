import { say } from '@engawa/contract/language';
import { scholarshipLimits } from '@engawa/contract/reference/scholarship';
import { formatLocal, minuteInJapan } from '../../../shared/format/local-time.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Card } from '../../../ui/card.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { Programme } from '../queries.ts';
import { words as scholarshipWords } from '../words.ja.ts';
import { CategoryRow } from './category-row.tsx';

export function ProgrammeCard({ programme }: { programme: Programme }) {
  const t = useWords(scholarshipWords);
  const { id, name, deadline, isOpen, entries } = programme;
  const offered = programme.categories;
  // Entries in categories that are no longer offered stay visible.
  const left = entries.filter(({ category }) => !offered.some((one) => one.id === category));
  return (
    <Card>
      <section aria-labelledby={id} className="p-4 sm:p-6">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={id} className="text-lg font-bold">
            {say(name, language)}
          </h2>
          <Tag tone={isOpen ? 'good' : 'wood'}>{isOpen ? t('open') : t('closed')}</Tag>
        </div>
        <p className="mt-1 text-sm text-sumi-2">
          {t('deadline', { at: formatLocal(minuteInJapan(new Date(deadline)), language) })}
        </p>
        {isOpen && (
          <p className="mt-1 text-sm text-sumi-2">
            {t('count', { count: entries.length, max: scholarshipLimits.maxEntries })}
          </p>
        )}
        <ul className="mt-4 divide-y divide-line border-t border-line">
          {offered.map((category) => (
            <CategoryRow
              key={category.id}
              programme={programme}
              category={category.id}
              offer={category}
              entry={entries.find((entry) => entry.category === category.id)}
            />
          ))}
          {left.map((entry) => (
            <CategoryRow
              key={entry.id}
              programme={programme}
              category={entry.category}
              offer={undefined}
              entry={entry}
            />
          ))}
        </ul>
      </section>
    </Card>
  );
}

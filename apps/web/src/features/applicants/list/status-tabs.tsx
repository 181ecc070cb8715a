import { useWords } from '../../../shared/i18n/words.ts';
import { Segments } from '../../../ui/form/segments.tsx';
import { statuses } from '../filters.ts';
import type { StatusCounts } from '../queries.ts';
import { useStatusWords } from '../use-status-words.ts';
import { words as applicantWords } from '../words.ja.ts';

const external = ['pre-applied', ...statuses] as const;
/** On the company's own page; the company tells the student the outcome itself. */
const usual: readonly string[] = ['pre-applied', 'new', 'withdrawn'];

interface StatusTabsProps {
  kind: 'here' | 'external';
  status: string;
  /** Counted with all other filters applied. */
  counts: StatusCounts | undefined;
  onChange: (status: string) => void;
}

export function StatusTabs({ kind, status, counts, onChange }: StatusTabsProps) {
  const t = useWords(applicantWords);
  const words = useStatusWords();
  const isShown = (one: (typeof external)[number]) =>
    usual.includes(one) || one === status || Boolean(counts?.[one]);
  const shown = kind === 'here' ? statuses : external.filter(isShown);
  const waiting = counts && counts.new + counts['in-progress'];
  const all = counts && shown.reduce((sum, one) => sum + (counts[one] ?? 0), 0);
  return (
    <div className="overflow-x-auto">
      <Segments
        label={t('statuses')}
        options={[
          { value: '', label: `${t('status.all')} ${all ?? ''}` },
          ...(kind === 'here'
            ? [{ value: 'waiting', label: `${t('status.waiting')} ${waiting ?? ''}` }]
            : []),
          ...shown.map((value) => ({ value, label: `${words[value]} ${counts?.[value] ?? ''}` })),
        ]}
        value={status}
        onChange={onChange}
      />
    </div>
  );
}

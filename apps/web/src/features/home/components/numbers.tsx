import { formatCount } from '../../../shared/format/count.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { useSteadyLoading } from '../../../shared/loading/use-steady-loading.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { words as belowWords } from '../below/words.ja.ts';
import { useOverview } from '../use-overview.ts';

const kinds = ['companies', 'students', 'universities'] as const;

export function Numbers() {
  const t = useWords(belowWords);
  const { overview: data, isPending } = useOverview();
  const loading = useSteadyLoading(isPending);
  const words = {
    companies: t('numbers.companies'),
    students: t('numbers.students'),
    universities: t('numbers.universities'),
  };

  return (
    <>
      {loading === 'visible' && <Skeleton className="h-16 w-72" />}
      {loading === 'done' && data && kinds.some((kind) => data[kind] > 0) && (
        <section
          aria-label={t('numbers.label')}
          className="flex flex-wrap items-center gap-x-10 gap-y-3"
        >
          <dl className="grid w-fit grid-cols-3 gap-x-8 sm:gap-x-12">
            {kinds.map((kind) => (
              <div key={kind} className="flex flex-col-reverse justify-end">
                <dt className="text-sm text-sumi-2">{words[kind]}</dt>
                <dd className="text-2xl font-bold tabular-nums">{formatCount(data[kind])}</dd>
              </div>
            ))}
          </dl>
          {data.demo && (
            <p>
              <Tag tone="mind">{t('numbers.demo')}</Tag>
            </p>
          )}
        </section>
      )}
    </>
  );
}

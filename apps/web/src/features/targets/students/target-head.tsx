import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useWords } from '../../../shared/i18n/words.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import type { WholeSetting } from '../queries.ts';
import { useSummary } from '../summary.ts';
import { words as targetWords } from '../words.ja.ts';

export function TargetHead({ setting: { id, name, wishes } }: { setting: WholeSetting }) {
  const t = useWords(targetWords);
  const { lineOf } = useSummary();
  const link = 'text-ai underline underline-offset-2';
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0">
        <h1 className="text-2xl font-bold break-words">
          <bdi>{name}</bdi>
        </h1>
        <p className="phrased mt-1 text-sumi-2">{lineOf(wishes) || t('anybody')}</p>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
          <Link to="/company/engagement/target/setting/{-$id}" params={{ id }} className={link}>
            {t('edit')}
          </Link>
          <Link to="/company/engagement/target/detail/{-$id}" params={{ id }} className={link}>
            {t('detail')}
          </Link>
        </p>
      </div>
      <Link to="/company/engagement/target/setting/{-$id}" className={buttonStyle({})}>
        <Plus aria-hidden className="size-4" />
        {t('new')}
      </Link>
    </div>
  );
}

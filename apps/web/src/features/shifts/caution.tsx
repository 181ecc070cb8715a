import { Link } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import { useWords } from '../../shared/i18n/words.ts';
import type { Planned } from './queries.ts';
import { words as shiftWords } from './words.ja.ts';

/** Why the displayed limits may not apply: because of what the profile states or lacks. */
export function Caution({ caution }: Pick<Planned['limits'], 'caution'>) {
  const t = useWords(shiftWords);
  if (caution === null) return null;
  const words = {
    'not-said': t('caution.notSaid'),
    'no-permission': t('caution.noPermission'),
    'not-enrolled': t('caution.notEnrolled'),
  };
  return (
    <p className="phrased flex items-start gap-2 rounded bg-kaki-soft px-4 py-3 text-sm text-kaki-ink">
      <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <span>
        {words[caution]}{' '}
        <Link to="/talent/profile/basic" hash="residence" className="font-semibold underline">
          {t('caution.edit')}
        </Link>
      </span>
    </p>
  );
}

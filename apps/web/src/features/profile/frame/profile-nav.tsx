import { type ProfileItemId, profileItems } from '@engawa/contract/profile/completeness';
import { Link } from '@tanstack/react-router';
import { CircleDashed } from 'lucide-react';
import { useWords } from '../../../shared/i18n/words.ts';
import { pageName, profilePages } from './section-order.ts';
import { words as profileWords } from './words.ja.ts';

const current = 'bg-ai-soft font-bold text-ai-2';
const other = 'text-sumi-2 hover:bg-paper hover:text-sumi';

/** Profile pages beside the form; on a phone, my page lists them instead. */
export function ProfileNav({ missing }: { missing: readonly ProfileItemId[] }) {
  const t = useWords(profileWords);
  const open = new Set<string>(
    missing
      .filter((id) => profileItems[id].neededFor !== 'better')
      .map((id) => profileItems[id].section),
  );
  return (
    <nav aria-label={t('nav')} className="hidden md:block">
      <ul className="sticky top-23 flex flex-col gap-0.5">
        {profilePages.map((page) => (
          <li key={page.path}>
            <Link
              to={page.path}
              className="flex min-h-11 items-center justify-between gap-2 rounded px-3 text-sm"
              activeProps={{ className: current }}
              inactiveProps={{ className: other }}
            >
              {pageName(page)}
              {page.sections.some((section) => open.has(section)) && (
                <>
                  <CircleDashed aria-hidden className="size-4 shrink-0 text-wood-ink" />
                  <span className="sr-only">{t('missing.mark')}</span>
                </>
              )}
            </Link>
          </li>
        ))}
        <li className="mt-2 border-t border-line pt-2">
          <Link
            to="/talent/profile/preview"
            className="flex min-h-11 items-center rounded px-3 text-sm"
            activeProps={{ className: current }}
            inactiveProps={{ className: other }}
          >
            {t('preview')}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

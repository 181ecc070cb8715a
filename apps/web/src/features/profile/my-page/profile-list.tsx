import { profileItems } from '@engawa/contract/profile/completeness';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Card } from '../../../ui/card.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { MyAccount } from '../frame/queries.ts';
import { pageName, profilePages } from '../frame/section-order.ts';
import { words as myPageWords } from './words.ja.ts';

export function ProfileList({ account }: { account: MyAccount }) {
  const t = useWords(myPageWords);
  const missingIn = (sections: readonly string[]) =>
    account.missing.filter((id) => sections.includes(profileItems[id].section)).length;
  return (
    <nav aria-labelledby="profile-parts">
      <h2 id="profile-parts" className="mb-2 font-bold">
        {t('profile')}
      </h2>
      <Card>
        <ul className="divide-y divide-line">
          {profilePages.map((page) => {
            const missing = missingIn(page.sections);
            return (
              <li key={page.path}>
                <Link
                  to={page.path}
                  className="flex min-h-13 items-center gap-3 rounded px-4 hover:bg-washi"
                >
                  <span className="grow">{pageName(page)}</span>
                  {missing > 0 && <Tag tone="wood">{t('left', { count: missing })}</Tag>}
                  <ChevronRight aria-hidden className="size-5 text-sumi-2" />
                </Link>
              </li>
            );
          })}
        </ul>
      </Card>
    </nav>
  );
}

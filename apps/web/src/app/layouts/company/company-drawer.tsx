import { Link } from '@tanstack/react-router';
import { useWords } from '../../../shared/i18n/words.ts';
import { levelOf } from '../../../shared/session/account.ts';
import { useCompanyAccount } from '../../../shared/session/use-session.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { type DrawerGroup, drawerOf } from '../../routes/table/menus.ts';
import { words as titleWords } from '../../titles/words.ja.ts';
import { useNotices } from './use-notices.ts';

const item = 'flex min-h-10 items-center justify-between gap-2 rounded-small px-3 py-1 text-sm';
const other = 'hover:bg-washi';
const current = 'bg-ai-soft font-bold text-ai-2';

/** The company pages that the person's level may see, grouped by area. */
export function CompanyDrawer({ onChoose }: { onChoose?: () => void }) {
  const title = useWords(titleWords);
  const noticeOf = useNotices();
  const account = useCompanyAccount();
  const headings: Record<DrawerGroup, string> = {
    engagement: title('company.engagement'),
    contents: title('company.contents'),
    settings: title('company.settings'),
  };
  const groups = account ? drawerOf(levelOf(account)) : [];
  return groups.map(({ group, items }) => (
    <section key={group} aria-labelledby={`drawer-${group}`} className="mb-4">
      <h2 id={`drawer-${group}`} className="px-3 pb-1 text-xs font-normal text-sumi-2">
        {headings[group]}
      </h2>
      <ul>
        {items.map(({ path, label, badge }) => (
          <li key={path}>
            <Link
              to={path}
              className={item}
              activeProps={{ className: current }}
              inactiveProps={{ className: other }}
              onClick={() => onChoose?.()}
            >
              {title(label)}
              <Badge {...noticeOf(badge)} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}

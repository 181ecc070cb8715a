import { Link, useRouterState } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { levelOf } from '../../../shared/session/account.ts';
import { useCompanyAccount } from '../../../shared/session/use-session.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { type DrawerGroup, drawerOf, type MenuItem } from '../../routes/table/menus.ts';
import { words as titleWords } from '../../titles/words.ja.ts';
import { drawerIcons } from './drawer-icons.ts';
import { useNotices } from './use-notices.ts';
import { words as companyLayoutWords } from './words.ja.ts';

const item = 'flex min-h-10 items-center gap-2.5 rounded-small px-3 py-1 text-sm';
const other = 'hover:bg-washi';
const current = 'bg-ai-soft font-bold text-ai-2';

interface CompanyDrawerProps {
  onChoose?: () => void;
}

/** The company pages that the person's level may see, grouped; the last group is folded. */
export function CompanyDrawer({ onChoose }: CompanyDrawerProps) {
  const t = useWords(companyLayoutWords);
  const title = useWords(titleWords);
  const account = useCompanyAccount();
  const headings: Record<DrawerGroup, string> = {
    engagement: title('company.engagement'),
    contents: title('company.contents'),
    more: t('more'),
  };
  const groups = account ? drawerOf(levelOf(account)) : [];
  return groups.map(({ group, items }) =>
    group === 'more' ? (
      <FoldedGroup key={group} heading={headings[group]} {...{ items, onChoose }} />
    ) : (
      <section key={group} aria-labelledby={`drawer-${group}`} className="mb-4">
        <h2 id={`drawer-${group}`} className="px-3 pb-1 text-xs font-normal text-sumi-2">
          {headings[group]}
        </h2>
        <Items {...{ items, onChoose }} />
      </section>
    ),
  );
}

interface ItemsProps {
  items: readonly MenuItem[];
  onChoose: (() => void) | undefined;
}

function Items({ items, onChoose }: ItemsProps) {
  const title = useWords(titleWords);
  const noticeOf = useNotices();
  return (
    <ul>
      {items.map(({ path, label, badge }) => {
        const Icon = drawerIcons[path];
        return (
          <li key={path}>
            <Link
              to={path}
              className={item}
              activeProps={{ className: current }}
              inactiveProps={{ className: other }}
              onClick={() => onChoose?.()}
            >
              {Icon && <Icon aria-hidden className="size-4.5 shrink-0" />}
              <span className="min-w-0 grow">{title(label)}</span>
              <Badge {...noticeOf(badge)} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** Opens by itself while one of its pages is shown. */
function FoldedGroup({ heading, items, onChoose }: ItemsProps & { heading: string }) {
  const isHere = useRouterState({
    select: ({ location }) => items.some(({ path }) => location.pathname.startsWith(path)),
  });
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? isHere;
  return (
    <section className="mb-4">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setChosen(!open)}
          className={`w-full cursor-pointer text-left ${item} ${other}`}
        >
          <ChevronDown
            aria-hidden
            className={`size-4.5 shrink-0 transition-transform ${open ? '' : '-rotate-90'}`}
          />
          {heading}
        </button>
      </h2>
      {open && <Items {...{ items, onChoose }} />}
    </section>
  );
}

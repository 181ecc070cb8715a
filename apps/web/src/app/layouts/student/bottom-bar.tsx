import { Link } from '@tanstack/react-router';
import { CircleUser, FileText, type LucideIcon, MessageSquare, Search, Users } from 'lucide-react';
import { useWords } from '../../../shared/i18n/words.ts';
import { bottomBar } from '../../../ui/bars/bar-heights.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { useStudentMenu } from './use-student-menu.ts';
import { words as studentLayoutWords } from './words.ja.ts';

export function BottomBar() {
  const t = useWords(studentLayoutWords);
  const looks: Record<string, { Icon: LucideIcon; label: string }> = {
    '/talent/discover/companies': { Icon: Search, label: t('bar.discover') },
    '/talent/connect': { Icon: Users, label: t('bar.connect') },
    '/talent/inbox': { Icon: MessageSquare, label: t('bar.inbox') },
    '/talent/activities/applications': { Icon: FileText, label: t('bar.activity') },
    '/talent/account': { Icon: CircleUser, label: t('bar.me') },
  };
  return (
    <nav
      ref={bottomBar}
      aria-label={t('bar.name')}
      className="leaves-while-writing print:hidden sticky bottom-0 z-20 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="flex">
        {useStudentMenu().map(({ path, label, count, countLabel, isCurrent }) => {
          const { Icon = FileText, label: short = label } = looks[path] ?? {};
          return (
            <li key={path} className="grow basis-0">
              <Link
                to={path}
                className={`flex min-h-16 flex-col items-center justify-center gap-0.5 text-center text-[0.7rem] leading-tight ${isCurrent ? 'font-bold text-ai' : 'text-sumi-2'}`}
                inactiveProps={isCurrent ? { 'aria-current': 'true' } : {}}
              >
                <span className="relative">
                  <Icon aria-hidden className="size-6 stroke-[1.8]" />
                  <Badge
                    count={count}
                    label={countLabel}
                    className="absolute -top-1.5 left-3.5 w-max"
                  />
                </span>
                {short}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

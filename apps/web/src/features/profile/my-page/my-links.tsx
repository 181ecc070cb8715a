import { Link, type LinkProps } from '@tanstack/react-router';
import {
  Award,
  Bookmark,
  BriefcaseBusiness,
  CalendarDays,
  ChevronRight,
  Eye,
  FileCheck,
  type LucideIcon,
  Settings,
} from 'lucide-react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Card } from '../../../ui/card.tsx';
import { words as myPageWords } from './words.ja.ts';

interface Entry {
  to: NonNullable<LinkProps['to']>;
  Icon: LucideIcon;
  label: string;
}

export function MyLinks() {
  const t = useWords(myPageWords);
  const groups: { name: string; entries: Entry[] }[] = [
    {
      name: t('activity'),
      entries: [
        { to: '/talent/activities/applications', Icon: FileCheck, label: t('applications') },
        { to: '/talent/activities/save/companies', Icon: Bookmark, label: t('savedCompanies') },
        { to: '/talent/activities/save/jobs', Icon: BriefcaseBusiness, label: t('savedJobs') },
        { to: '/talent/calendar', Icon: CalendarDays, label: t('calendar') },
        { to: '/talent/profile/scholarship', Icon: Award, label: t('scholarship') },
      ],
    },
    {
      name: t('account'),
      entries: [
        { to: '/talent/profile/preview', Icon: Eye, label: t('preview') },
        { to: '/talent/settings', Icon: Settings, label: t('settings') },
      ],
    },
  ];
  return (
    <>
      {groups.map(({ name, entries }) => (
        <nav key={name} aria-label={name}>
          <h2 className="mb-2 font-bold">{name}</h2>
          <Card>
            <ul className="divide-y divide-line">
              {entries.map(({ to, Icon, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="flex min-h-13 items-center gap-3 rounded px-4 hover:bg-washi"
                  >
                    <Icon aria-hidden className="size-5 text-sumi-2" />
                    <span className="grow">{label}</span>
                    <ChevronRight aria-hidden className="size-5 text-sumi-2" />
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        </nav>
      ))}
    </>
  );
}

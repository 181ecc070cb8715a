import { jobHuntingStatuses } from '@engawa/contract/reference/people/job-hunting-statuses';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { languageNames } from '../../../shared/i18n/language-names.ts';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Card } from '../../../ui/card.tsx';
import type { StudentSettings } from '../queries.ts';
import { type SettingsSection, settingsSections } from '../settings-sections.ts';
import { useSectionNames } from '../use-section-names.ts';
import { words as settingsWords } from '../words.ja.ts';

export function SettingsList({ settings }: { settings: StudentSettings }) {
  const t = useWords(settingsWords);
  const names = useSectionNames();
  const on = Object.values(settings.mailNotices).filter((timing) => timing !== 'never').length;
  const now: Partial<Record<SettingsSection, string>> = {
    notices: t('notices.on', { count: on }),
    status: nameOf(jobHuntingStatuses, settings.jobHuntingStatus),
    blocked: t('blocked.count', { count: settings.blockedCompanies.length }),
    language: languageNames[settings.language],
  };
  return (
    <Card>
      <ul className="divide-y divide-line">
        {settingsSections.map((part) => (
          <li key={part}>
            <Link
              to="/talent/settings/$ed"
              params={{ ed: part }}
              className="flex min-h-14 items-center gap-3 rounded px-4 py-2 hover:bg-washi"
            >
              <span className={`grow ${part === 'delete' ? 'text-kaki-ink' : ''}`}>
                {names[part]}
              </span>
              <span className="text-right text-sm text-sumi-2">{now[part]}</span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-sumi-2" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

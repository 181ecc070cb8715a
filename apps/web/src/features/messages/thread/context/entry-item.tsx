import { sharedStepNames } from '@engawa/contract/applications/status-names';
import { nameFor, say } from '@engawa/contract/language';
import { CalendarCheck, CircleDot } from 'lucide-react';
import { formatTime } from '../../../../shared/format/time-of-day.ts';
import { language } from '../../../../shared/i18n/language.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { slotTime } from '../../slots/slot-time.tsx';
import { words as messageWords } from '../../words.ja.ts';
import type { ThreadEntry } from './entries.ts';

/** A change that is no message: a step of the application, or an appointment. */
export function EntryItem({ entry }: { entry: ThreadEntry }) {
  const t = useWords(messageWords);
  const Icon = entry.kind === 'step' ? CircleDot : CalendarCheck;
  return (
    <li className="flex items-start justify-center gap-2 px-2 text-center text-sm text-sumi-2">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {entry.kind === 'step' ? (
          <>
            {say(sharedStepNames[entry.step], language)}
            {entry.job && (
              <>
                {' · '}
                <bdi>{nameFor(entry.job.title, language)}</bdi>
              </>
            )}
          </>
        ) : (
          t('context.agreed', { when: slotTime(entry.startsAt), minutes: entry.minutes })
        )}{' '}
        <time dateTime={entry.at} className="text-xs tabular-nums">
          {formatTime(entry.at)}
        </time>
      </span>
    </li>
  );
}

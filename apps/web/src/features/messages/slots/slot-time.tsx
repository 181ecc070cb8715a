import { say } from '@engawa/contract/language';
import { formatDate, inJapan } from '../../../shared/format/date-time.ts';
import { shortDay } from '../../../shared/format/short-day.ts';
import { formatTime } from '../../../shared/format/time-of-day.ts';
import { timeZone } from '../../../shared/format/time-zone.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { words as messageWords } from '../words.ja.ts';

/** The time in Japan: 2026年11月24日（火） 14:00, Tue 24 Nov, 14:00. */
export const slotTime = (at: string): string =>
  say(
    {
      ja: `${formatDate(at, language)} ${formatTime(at)}`,
      en: `${shortDay(inJapan(at).slice(0, 10))}, ${formatTime(at)}`,
    },
    language,
  );

/** The time in Japan, and in the reader's own time zone if that differs. */
export function SlotTime({ at, className = '' }: { at: string; className?: string }) {
  const t = useWords(messageWords);
  const own = timeElsewhere(at);
  return (
    <time dateTime={at} className={`tabular-nums ${className}`}>
      {slotTime(at)}
      {own && (
        <span className="block text-sm font-normal text-sumi-2">{t('slots.ownTime', own)}</span>
      )}
    </time>
  );
}

function timeElsewhere(at: string): { time: string; zone: string } | undefined {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const show = (timeZoneWanted: string) =>
    new Intl.DateTimeFormat(language, {
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: timeZoneWanted,
    }).format(new Date(at));
  const time = show(zone);
  return time === show(timeZone) ? undefined : { time, zone };
}

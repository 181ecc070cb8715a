import { formatDate, timeZone } from '../../../shared/format/date-time.ts';
import { formatTime } from '../../../shared/format/time-of-day.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { messageWords } from '../words.ts';

/** In Japan, and on the reader's own clock where that shows another time. */
export function SlotTime({ at, className = '' }: { at: string; className?: string }) {
  const t = useWords(messageWords);
  const own = timeElsewhere(at);
  const separator = language === 'en' ? ', ' : ' ';
  return (
    <time dateTime={at} className={`tabular-nums ${className}`}>
      {formatDate(at, language)}
      {separator}
      {formatTime(at)}
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

import { useWords } from '../../shared/i18n/words.ts';
import { words as shiftWords } from './words.ja.ts';

/** Formats minutes, for example as 4時間30分. */
export function useHoursText() {
  const t = useWords(shiftWords);
  return (all: number): string => {
    const [hours, minutes] = [Math.floor(all / 60), all % 60];
    if (hours === 0 && minutes > 0) return t('minutes', { minutes });
    return minutes === 0 ? t('hours', { hours }) : t('hoursMinutes', { hours, minutes });
  };
}

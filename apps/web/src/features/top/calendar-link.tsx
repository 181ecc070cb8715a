import { CalendarDays } from 'lucide-react';
import { useWords } from '../../shared/i18n/words.ts';
import { WayCard } from './way-card.tsx';
import { words as topWords } from './words.ja.ts';

export function CalendarLink() {
  const t = useWords(topWords);
  return (
    <WayCard
      to="/talent/calendar"
      Icon={CalendarDays}
      heading={t('calendar.heading')}
      text={t('calendar.text')}
    />
  );
}

import { CalendarDays } from 'lucide-react';
import { useWords } from '../../shared/i18n/words.ts';
import { LinkCard } from './link-card.tsx';
import { words as topWords } from './words.ja.ts';

export function CalendarLink() {
  const t = useWords(topWords);
  return (
    <LinkCard
      to="/talent/calendar"
      Icon={CalendarDays}
      heading={t('calendar.heading')}
      text={t('calendar.text')}
    />
  );
}

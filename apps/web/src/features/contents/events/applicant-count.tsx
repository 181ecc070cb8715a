import { Link } from '@tanstack/react-router';
import { useWords } from '../../../shared/i18n/words.ts';
import { eventWords } from './words.ts';

interface ApplicantCountProps {
  event: { id: string; going: number; waiting: number; capacity: number | null };
}

/** How many come, of how many places, and who waits. */
export function ApplicantCount({ event }: ApplicantCountProps) {
  const t = useWords(eventWords);
  const { id, going, waiting, capacity } = event;
  return (
    <Link
      to="/company/contents/event/apply/{-$id}"
      params={{ id }}
      className="inline-block rounded-small whitespace-nowrap text-ai hover:underline"
    >
      {capacity === null ? t('going', { count: going }) : t('goingOf', { count: going, capacity })}
      {waiting > 0 && (
        <span className="block text-sm text-sumi-2">{t('waiting', { count: waiting })}</span>
      )}
    </Link>
  );
}

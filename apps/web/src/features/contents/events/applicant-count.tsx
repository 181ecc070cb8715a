import { Link } from '@tanstack/react-router';
import { useWords } from '../../../shared/i18n/words.ts';
import { words as eventWords } from './words.ja.ts';

interface CountedEvent {
  going: number;
  waiting: number;
  capacity: number | null;
}

/** Participants, places and waiting list; in a list, a link to the applicants. */
export function ApplicantCount({ event }: { event: CountedEvent & { id: string } }) {
  return (
    <Link
      to="/company/contents/event/apply/{-$id}"
      params={{ id: event.id }}
      className="inline-block rounded-small whitespace-nowrap text-ai hover:underline"
    >
      <ApplicantFigures event={event} />
    </Link>
  );
}

export function ApplicantFigures({ event: { going, waiting, capacity } }: { event: CountedEvent }) {
  const t = useWords(eventWords);
  return (
    <>
      {capacity === null ? t('going', { count: going }) : t('goingOf', { count: going, capacity })}
      {waiting > 0 && (
        <span className="block text-sm text-sumi-2">{t('waiting', { count: waiting })}</span>
      )}
    </>
  );
}

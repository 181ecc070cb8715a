import type { SlotOffer } from '@engawa/contract/slots/schemas';
import { CalendarCheck, MapPin, Users, Video } from 'lucide-react';
import { useWords } from '../../../shared/i18n/words.ts';
import type { Side } from '../sides.ts';
import { words as messageWords } from '../words.ja.ts';
import { Appointment } from './appointment.tsx';
import { OfferedTimes } from './offered-times.tsx';
import { SlotTime } from './slot-time.tsx';

export function SlotsCard({ side, offer }: { side: Side; offer: SlotOffer }) {
  const t = useWords(messageWords);
  const { state, minutes, place, link, interviewers, reason, calledOffBy, startsAt } = offer;
  const isOver = state === 'called_off' || state === 'past' || state === 'others_asked';
  const words = {
    offered: t('slots.title'),
    picked: t('slots.decided'),
    others_asked: t('slots.othersAsked'),
    called_off: calledOffBy === 'student' ? t('slots.calledOffByStudent') : t('slots.calledOff'),
    past: t('slots.past'),
  };
  return (
    <section
      aria-label={t('slots.title')}
      className="flex w-full min-w-56 flex-col gap-2.5 rounded border border-line bg-paper p-4 text-sumi shadow-card sm:w-96"
    >
      <h3 className="flex items-center gap-2 font-bold">
        <CalendarCheck
          aria-hidden
          className={`size-5 shrink-0 ${state === 'picked' ? 'text-moss' : 'text-sumi-2'}`}
        />
        {words[state]}
      </h3>
      {startsAt && <SlotTime at={startsAt} className={isOver ? 'line-through' : 'font-bold'} />}
      <div className="flex flex-col gap-1 text-sm text-sumi-2">
        <p>{t('slots.length', { minutes })}</p>
        {place && (
          <p className="flex items-start gap-1.5">
            <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
            <bdi className="[overflow-wrap:anywhere]">{place}</bdi>
          </p>
        )}
        {link && (
          <p className="flex items-start gap-1.5">
            <Video aria-hidden className="mt-0.5 size-4 shrink-0" />
            <a
              href={link}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="[overflow-wrap:anywhere] text-ai underline"
            >
              {link}
            </a>
          </p>
        )}
        {interviewers.length > 0 && (
          <p className="flex items-start gap-1.5">
            <Users aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="sr-only">{t('slots.interviewers')}</span>
            <bdi className="[overflow-wrap:anywhere]">
              {interviewers.map(({ name }) => name).join(t('slots.and'))}
            </bdi>
          </p>
        )}
      </div>
      {reason && (
        <p className="rounded-small bg-washi px-3 py-2 text-sm whitespace-pre-line">{reason}</p>
      )}
      {state === 'others_asked' && side.name === 'company' && (
        <p className="phrased text-sm text-sumi-2">{t('slots.offerOthers')}</p>
      )}
      {state === 'offered' && <OfferedTimes side={side} offer={offer} />}
      {state === 'picked' && <Appointment side={side} offer={offer} />}
    </section>
  );
}

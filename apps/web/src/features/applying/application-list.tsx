import { isOver } from '@engawa/contract/events/schedule';
import type { ComponentType } from 'react';
import { minuteInJapan } from '../../shared/format/local-time.ts';
import { useWords } from '../../shared/i18n/words.ts';
import type { ProfileView } from './apply/sent-part.tsx';
import { ElsewhereRow } from './elsewhere-row.tsx';
import { JobRow } from './job-row.tsx';
import type { AppliedEvent, Listed } from './queries.ts';
import { words as applyingWords } from './words.ja.ts';

interface ApplicationListProps {
  applications: readonly Listed[];
  open: string | undefined;
  event: ComponentType<{ event: AppliedEvent }>;
  profile: ProfileView;
}

export function ApplicationList({ applications, ...shown }: ApplicationListProps) {
  const t = useWords(applyingWords);
  const now = minuteInJapan();
  const goesOn = applications
    .filter((one) => isGoingOn(one, now))
    .toSorted((a, b) => Number(waitsForAnswer(b)) - Number(waitsForAnswer(a)));
  const ended = applications.filter((one) => !isGoingOn(one, now));
  return (
    <div className="flex flex-col gap-8">
      <Section {...shown} heading={t('list.open')} list={goesOn} empty={t('list.noneOpen')} />
      {ended.length > 0 && <Section {...shown} heading={t('list.past')} list={ended} />}
    </div>
  );
}

function isGoingOn(one: Listed, now: string): boolean {
  if (one.kind === 'event')
    return (
      (one.event.state === 'going' || one.event.state === 'waiting') && !isOver(one.event, now)
    );
  // An offer goes on: it waits for an answer, or for the first day.
  if (one.kind === 'job') return !['declined', 'withdrawn'].includes(one.application.status);
  return !['offered', 'declined', 'withdrawn'].includes(one.elsewhere.state);
}

/** Offers that wait for an answer come first. */
const waitsForAnswer = (one: Listed): boolean =>
  one.kind === 'job' && one.application.offer?.state === 'open';

interface SectionProps extends Omit<ApplicationListProps, 'applications'> {
  heading: string;
  list: readonly Listed[];
  empty?: string;
}

function Section({ heading, list, empty, open, event: Event, profile }: SectionProps) {
  return (
    <section>
      <h2 className="text-lg font-bold">{heading}</h2>
      {list.length === 0 && <p className="mt-2 text-sumi-2">{empty}</p>}
      {list.length > 0 && (
        <ul className="mt-3 divide-y divide-line rounded border border-line bg-paper">
          {list.map((one) => (
            <li key={keyOf(one)}>
              {one.kind === 'job' && (
                <JobRow
                  application={one.application}
                  opened={one.application.id === open}
                  profile={profile}
                />
              )}
              {one.kind === 'event' && <Event event={one.event} />}
              {one.kind === 'elsewhere' && <ElsewhereRow elsewhere={one.elsewhere} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function keyOf(one: Listed): string {
  if (one.kind === 'job') return one.application.id;
  return one.kind === 'event' ? one.event.eventId : one.elsewhere.id;
}

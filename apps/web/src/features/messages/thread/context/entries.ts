import type { SharedStep } from '@engawa/contract/applications/schemas';
import type { ThreadApplication, ThreadContext } from '@engawa/contract/messages/context';

export type ThreadEntry = { key: string; at: string } & (
  | { kind: 'step'; step: SharedStep; job: ThreadApplication['job'] | null }
  | { kind: 'appointment'; startsAt: string; minutes: number }
);

/** Shown by the application's card instead. */
const onTheCard: readonly SharedStep[] = ['pre-applied', 'applied'];

/** Changes of the applications and appointments, in order; a job is named if there are several. */
export function entriesOf(context: ThreadContext | null): ThreadEntry[] {
  if (!context) return [];
  const { applications, appointments } = context;
  const namesJob = applications.length > 1;
  const steps = applications.flatMap(({ id, job, timeline }) =>
    timeline
      .filter(({ kind }) => !onTheCard.includes(kind))
      .map(({ kind: step, at }, place): ThreadEntry => {
        const key = `${id}/${place}`;
        return { kind: 'step', key, at, step, job: namesJob ? job : null };
      }),
  );
  const agreed = appointments.map(({ id, ...times }): ThreadEntry => {
    return { kind: 'appointment', key: id, ...times };
  });
  return [...steps, ...agreed].toSorted((one, other) => one.at.localeCompare(other.at));
}

import { connectLimits } from '@engawa/contract/connect/limits';

export type Side = 'student' | 'company';

export interface Connection {
  state: 'asked' | 'connected' | 'declined' | 'cancelled' | 'expired' | 'ended';
  askedBy: Side;
  /** The side whose act led to this state; null when the request expired. */
  changedBy: Side | null;
  since: Date;
}

/** `ask` accepts if the other side has already asked. */
export type Act = 'ask' | 'accept' | 'cancel' | 'decline' | 'end';

export type ConnectionFault =
  | 'already_asked'
  | 'already_connected'
  | 'connect_request_gone'
  | 'not_connected'
  | 'asked_lately';

type Outcome = { connection: Connection } | { fault: ConnectionFault };

const dayMs = 24 * 60 * 60 * 1000;
const daysSince = (connection: Connection, now: Date): number =>
  (now.getTime() - connection.since.getTime()) / dayMs;

export const other = (side: Side): Side => (side === 'student' ? 'company' : 'student');

export const answerBy = (connection: Connection): Date =>
  new Date(connection.since.getTime() + connectLimits.answerDays * dayMs);

/** True from the moment of expiry, even before the job has stored the state `expired`. */
export const hasExpired = (connection: Connection, now: Date): boolean =>
  connection.state === 'asked' && daysSince(connection, now) >= connectLimits.answerDays;

const expired = (connection: Connection): Connection => ({
  ...connection,
  state: 'expired',
  changedBy: null,
  since: answerBy(connection),
});

/** The stored connection, with `expired` applied where the job has not stored it yet. */
export const connectionNow = (connection: Connection | null, now: Date): Connection | null =>
  connection && hasExpired(connection, now) ? expired(connection) : connection;

/** After a refusal the refused side may not ask again for `restDays`; the other side may. */
export const mustRest = (connection: Connection, side: Side, now: Date): boolean =>
  (connection.state === 'declined' || connection.state === 'ended') &&
  connection.changedBy === other(side) &&
  daysSince(connection, now) < connectLimits.restDays;

const isAsked = (connection: Connection | null, by: Side): connection is Connection =>
  connection?.state === 'asked' && connection.askedBy === by;

export function act(before: Connection | null, side: Side, what: Act, now: Date): Outcome {
  const connection = connectionNow(before, now);
  const into = (state: Connection['state'], askedBy = connection?.askedBy ?? side): Outcome => ({
    connection: { state, askedBy, changedBy: side, since: now },
  });
  if (connection?.state === 'connected') {
    return what === 'end' ? into('ended') : { fault: 'already_connected' };
  }
  if (what === 'end') return { fault: 'not_connected' };
  if (isAsked(connection, other(side)) && what in answers) return into(answers[what as Answer]);
  if (isAsked(connection, side) && what === 'cancel') return into('cancelled');
  if (what !== 'ask') return { fault: 'connect_request_gone' };
  if (isAsked(connection, side)) return { fault: 'already_asked' };
  return connection && mustRest(connection, side, now)
    ? { fault: 'asked_lately' }
    : into('asked', side);
}

const answers = { ask: 'connected', accept: 'connected', decline: 'declined' } as const;
type Answer = keyof typeof answers;

/** The act with which this side ends the connection or request; undefined when it has ended. */
export function endOf(connection: Connection, side: Side): Act | undefined {
  if (connection.state === 'connected') return 'end';
  if (connection.state !== 'asked') return undefined;
  return connection.askedBy === side ? 'cancel' : 'decline';
}

/** Whether a new request notifies the other side; cancelling and asking again soon does not. */
export const notifiesOfRequest = (before: Connection | null, now: Date): boolean =>
  before === null || daysSince(before, now) >= connectLimits.notifyAgainDays;

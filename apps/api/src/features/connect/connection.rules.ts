import { connectLimits } from '@engawa/contract/connect/limits';

export type Side = 'student' | 'company';

/** What is between a student and a company; nothing, where there is no row. */
export interface Connection {
  state: 'asked' | 'connected' | 'declined' | 'cancelled' | 'expired' | 'ended';
  askedBy: Side;
  /** Who brought it into this state; nobody, where time did. */
  changedBy: Side | null;
  since: Date;
}

/** Asking whoever has asked already is accepting: two requests that meet are one connection. */
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

/** Until when a request waits for its answer. */
export const answerBy = (connection: Connection): Date =>
  new Date(connection.since.getTime() + connectLimits.answerDays * dayMs);

/** A request that nobody answered is over when its time is, whether or not it was written down yet. */
export const hasExpired = (connection: Connection, now: Date): boolean =>
  connection.state === 'asked' && daysSince(connection, now) >= connectLimits.answerDays;

const expired = (connection: Connection): Connection => ({
  ...connection,
  state: 'expired',
  changedBy: null,
  since: answerBy(connection),
});

/** The connection as it is now. */
export const connectionNow = (connection: Connection | null, now: Date): Connection | null =>
  connection && hasExpired(connection, now) ? expired(connection) : connection;

/** Whoever was told no is not to ask again and again; whoever said no may change their mind. */
export const mustRest = (connection: Connection, side: Side, now: Date): boolean =>
  (connection.state === 'declined' || connection.state === 'ended') &&
  connection.changedBy === other(side) &&
  daysSince(connection, now) < connectLimits.restDays;

const isAsked = (connection: Connection | null, by: Side): connection is Connection =>
  connection?.state === 'asked' && connection.askedBy === by;

/** What becomes of a connection when one side acts on it. */
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

/** What becomes of a request by what the other side does. */
const answers = { ask: 'connected', accept: 'connected', decline: 'declined' } as const;
type Answer = keyof typeof answers;

/** What ends a connection for good, seen from one side; undefined where it is over. */
export function endOf(connection: Connection, side: Side): Act | undefined {
  if (connection.state === 'connected') return 'end';
  if (connection.state !== 'asked') return undefined;
  return connection.askedBy === side ? 'cancel' : 'decline';
}

/** Taking a request back and sending it again is not a way to fill somebody's mailbox. */
export const tellsOfRequest = (before: Connection | null, now: Date): boolean =>
  before === null || daysSince(before, now) >= connectLimits.tellAgainDays;

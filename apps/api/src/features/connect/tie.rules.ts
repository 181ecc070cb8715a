import { connectLimits } from '@engawa/contract/connect/limits';

export type Side = 'student' | 'company';

/** What is between a student and a company; nothing, where there is no row. */
export interface Tie {
  state: 'asked' | 'connected' | 'declined' | 'cancelled' | 'expired' | 'ended';
  askedBy: Side;
  /** Who brought it into this state; nobody, where time did. */
  changedBy: Side | null;
  since: Date;
}

/** Asking whoever has asked already is accepting: two requests that meet are one connection. */
export type Act = 'ask' | 'accept' | 'cancel' | 'decline' | 'end';

export type TieFault =
  | 'already_asked'
  | 'already_connected'
  | 'connect_request_gone'
  | 'not_connected'
  | 'asked_lately';

type Outcome = { tie: Tie } | { fault: TieFault };

const dayMs = 24 * 60 * 60 * 1000;
const daysSince = (tie: Tie, now: Date): number => (now.getTime() - tie.since.getTime()) / dayMs;

export const other = (side: Side): Side => (side === 'student' ? 'company' : 'student');

/** Until when a request waits for its answer. */
export const answerBy = (tie: Tie): Date =>
  new Date(tie.since.getTime() + connectLimits.answerDays * dayMs);

/** A request that nobody answered is over when its time is, whether or not it was written down yet. */
export const hasExpired = (tie: Tie, now: Date): boolean =>
  tie.state === 'asked' && daysSince(tie, now) >= connectLimits.answerDays;

const expired = (tie: Tie): Tie => ({
  ...tie,
  state: 'expired',
  changedBy: null,
  since: answerBy(tie),
});

/** The tie as it is now. */
export const tieNow = (tie: Tie | null, now: Date): Tie | null =>
  tie && hasExpired(tie, now) ? expired(tie) : tie;

/** Whoever was told no is not to ask again and again; whoever said no may change their mind. */
export const mustRest = (tie: Tie, side: Side, now: Date): boolean =>
  (tie.state === 'declined' || tie.state === 'ended') &&
  tie.changedBy === other(side) &&
  daysSince(tie, now) < connectLimits.restDays;

const isAsked = (tie: Tie | null, by: Side): tie is Tie =>
  tie?.state === 'asked' && tie.askedBy === by;

/** What becomes of a tie when one side acts on it. */
export function act(before: Tie | null, side: Side, what: Act, now: Date): Outcome {
  const tie = tieNow(before, now);
  const into = (state: Tie['state'], askedBy = tie?.askedBy ?? side): Outcome => ({
    tie: { state, askedBy, changedBy: side, since: now },
  });
  if (tie?.state === 'connected') {
    return what === 'end' ? into('ended') : { fault: 'already_connected' };
  }
  if (what === 'end') return { fault: 'not_connected' };
  if (isAsked(tie, other(side)) && what in answers) return into(answers[what as Answer]);
  if (isAsked(tie, side) && what === 'cancel') return into('cancelled');
  if (what !== 'ask') return { fault: 'connect_request_gone' };
  if (isAsked(tie, side)) return { fault: 'already_asked' };
  return tie && mustRest(tie, side, now) ? { fault: 'asked_lately' } : into('asked', side);
}

/** What becomes of a request by what the other side does. */
const answers = { ask: 'connected', accept: 'connected', decline: 'declined' } as const;
type Answer = keyof typeof answers;

/** What ends a tie for good, seen from one side; undefined where it is over. */
export function endOf(tie: Tie, side: Side): Act | undefined {
  if (tie.state === 'connected') return 'end';
  if (tie.state !== 'asked') return undefined;
  return tie.askedBy === side ? 'cancel' : 'decline';
}

/** Taking a request back and sending it again is not a way to fill somebody's mailbox. */
export const tellsOfRequest = (before: Tie | null, now: Date): boolean =>
  before === null || daysSince(before, now) >= connectLimits.tellAgainDays;

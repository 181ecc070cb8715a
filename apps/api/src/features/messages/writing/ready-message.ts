import { sendLimits } from '@engawa/contract/messages/limits';
import { unfilledIn, unknownIn } from '@engawa/contract/messages/variables';
import type { Actor } from '@engawa/platform/auth/actor';
import { refuse } from '@engawa/platform/errors/refusal';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import { mailAfter } from '../mail/mail-after.rules.ts';
import { type Party, partyOf } from '../party.ts';
import { fold } from '../search/fold.rules.ts';
import type { Sending } from './send.repo.ts';

export interface Written {
  threadId: string;
  clientId: string;
  kind: 'text' | 'slots';
  text: string | null;
  files: readonly string[];
}

/** A validated message, which only the database can still refuse. */
export interface ReadyMessage {
  party: Party;
  sending: Sending;
  files: readonly string[];
}

/** Runs before the transaction, so that a retry does not count against the rate limit again. */
export function readyMessage(
  limits: CallLimits,
  { actor, now }: { actor: Actor; now: Date },
  { threadId, clientId: id, kind, text, files }: Written,
): ReadyMessage {
  const party = partyOf(actor);
  if (party.side === 'company' && text !== null) refuseUnfilled(text);
  countSending(limits, party, threadId);
  const folded = fold(text ?? '');
  return {
    party,
    sending: { id, threadId, kind, text, folded, now, mailAt: mailAfter(now) },
    files,
  };
}

/** Refuses texts in which a template variable is misspelt or not filled in. */
export function refuseUnfilled(text: string): void {
  const unknown = unknownIn(text);
  if (unknown.length > 0) {
    refuse('variables_unknown', { details: { variables: unknown.join(' ') } });
  }
  const open = unfilledIn(text);
  if (open.length === 0) return;
  const variables = open.map((name) => `{${name}}`).join(' ');
  refuse('variables_unfilled', { details: { variables } });
}

/** The limit per minute first: a fast writer must wait, and has not used up the day. */
function countSending(limits: CallLimits, party: Party, threadId: string): void {
  const { accountId, side, id } = party;
  const counted = [
    ...sendLimits.account.map((limit) => ({ name: 'messages-of', who: accountId, limit })),
    ...sendLimits.receiver.map((limit) => ({
      name: `messages-from-${side}`,
      who: threadId,
      limit,
    })),
    ...(side === 'company'
      ? sendLimits.company.map((limit) => ({ name: 'messages-of-company', who: id, limit }))
      : []),
  ];
  for (const budget of counted) {
    const { over, secondsLeft } = limits.countLoosely(budget);
    if (!over) continue;
    const code = budget.limit.seconds > 60 ? 'messages_used_up' : 'too_many_messages';
    refuse(code, { retryAfterSeconds: secondsLeft });
  }
}

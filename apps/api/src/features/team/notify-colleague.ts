import { defaultLanguage } from '@engawa/contract/language';
import { found } from '@engawa/platform/errors/refusal';
import type { Outbox } from '@engawa/platform/jobs/outbox';
import { quotable } from '@engawa/platform/mail/quote';
import { byCompany } from '@engawa/platform/mail/words';
import type { Tx } from '../../database.ts';
import type { Colleague } from '../../people/in-charge.repo.ts';
import { notify } from '../notifications/public.ts';
import { handedOverMail } from './mails.ts';
import { findReceiver } from './members.repo.ts';

interface NotifyContext {
  tx: Tx;
  actor: Colleague;
  outbox: Outbox;
  now: Date;
  origin: string;
}

interface HandedOver {
  leaver: string;
  to: string;
  count: number;
}

/** Notifies the colleague who takes over, unless that is the caller. */
export async function notifyColleague(
  { tx, actor, outbox, now, origin }: NotifyContext,
  { leaver, to, count }: HandedOver,
): Promise<void> {
  if (to === actor.accountId) return;
  const [receiver, from] = [
    found(await findReceiver(tx, actor.companyId, to)),
    found(await findReceiver(tx, actor.companyId, leaver)),
  ];
  const about = { colleague: from.name, count };
  await notify({ tx, outbox, now }, { kind: 'workHandedOver', about, to: [to] });
  outbox.mail({
    to: receiver.email,
    language: receiver.language ?? defaultLanguage,
    template: handedOverMail.name,
    data: {
      leaver: byCompany(actor.companyId, quotable(from.name, 40)),
      count: String(count),
      url: `${origin}/company/contents/job`,
    },
  });
}

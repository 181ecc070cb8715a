import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../clock/clock.ts';
import type { PlatformDb, PlatformTx } from '../db/database.ts';
import { isDatabaseUnavailable } from '../db/failures.ts';
import { defineJob, type Job } from '../jobs/job.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { Log } from '../log/log.ts';
import { type DailyLine, insertLines } from './daily-lines.repo.ts';
import { markUndeliverable } from './delivery/undeliverable.repo.ts';
import { layOut } from './layout.ts';
import { findUnsent, insertMails, markSent } from './mail.repo.ts';
import { withinBudget } from './mail-budget.repo.ts';
import type { MailOf, MailRequest, SpokenMail } from './mail-request.ts';
import { type MailTemplate, wholeMail } from './template.ts';
import { type MailTransport, type OutgoingMail, RefusedForGood } from './transport.ts';
import { companiesIn, spoken, type Words } from './words.ts';

/** One to two days of retries with exponential backoff before a mail becomes a dead letter. */
const sendMailJob = (queue: string) =>
  defineJob<{ mailId: string }>(queue, { retryLimit: 14, retryDelaySeconds: 5 });

const unsubscribeKey = 'unsubscribeUrl';

/** Retries of recording a delivery while the database is unavailable. */
const noting = { times: 20, everyMs: 500 };

/** Prevents a short outage of the database from sending delivered mails again. */
async function noted(note: () => Promise<void>): Promise<void> {
  for (let time = 1; ; time += 1) {
    try {
      return await note();
    } catch (error) {
      if (time === noting.times || !isDatabaseUnavailable(error)) throw error;
      await wait(noting.everyMs);
    }
  }
}

export interface MailerOptions {
  db: PlatformDb;
  jobs: JobQueue;
  transport: MailTransport;
  templates: readonly MailTemplate[];
  clock: Clock;
  log?: Log | undefined;
  /** Captured mails keep their content, which the demo shows. */
  keepContent: boolean;
  contact?: string | undefined;
  unsubscribeUrl?: ((of: MailOf) => string) | undefined;
  /** Returns the verified ones of these companies; without it mails quote no company. */
  findVerified?(tx: PlatformTx, companyIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Names of the owners of these addresses, by address in lower case. */
  findReaders?(tx: PlatformTx, addresses: readonly string[]): Promise<ReadonlyMap<string, Words>>;
  /** Mailers with other templates need other queues, to take only mails that they can render. */
  queue?: string;
}

export class Mailer {
  readonly #options: MailerOptions;
  readonly #templates: Map<string, MailTemplate>;
  readonly #job: Job<{ mailId: string }>;

  constructor(options: MailerOptions) {
    this.#options = options;
    this.#templates = new Map(options.templates.map((template) => [template.name, template]));
    this.#job = sendMailJob(options.queue ?? 'send-mail');
    options.jobs.handle(this.#job, ({ mailId }) => this.#send(mailId));
  }

  /** Mails and the jobs that send them are written in the command's transaction. */
  async write(tx: PlatformTx, requests: MailRequest[], now: Date): Promise<void> {
    const mails = await this.#spoken(tx, await this.#named(tx, requests));
    for (const { template, data, language } of mails) {
      // Rendering now finds a missing value while the command can still fail.
      this.#template(template).render(data, language);
    }
    const kept = await withinBudget(tx, mails, now);
    await insertLines(
      tx,
      kept.flatMap((mail) => this.#lineOf(mail)),
      now,
    );
    const atOnce = kept.filter(({ daily }) => !daily);
    if (atOnce.length === 0) return;
    const ids = await insertMails(
      tx,
      atOnce.map((mail) => this.#withWayOut(mail)),
      now,
    );
    const sending = ids.map((mailId) => ({ job: this.#job, data: { mailId } }));
    await this.#options.jobs.send(tx, sending);
  }

  async #send(mailId: string): Promise<void> {
    const { db, clock, keepContent, contact } = this.#options;
    const mail = await findUnsent(db, mailId);
    // Sent by an attempt whose completion was not recorded.
    if (!mail) return;
    // Null recipient by request, or erased with its receiver.
    if (!mail.recipient || !mail.data) return markSent(db, mailId, clock.now(), false);
    const template = this.#template(mail.template);
    if (mail.undeliverable && !template.provesAddress) {
      return markSent(db, mailId, clock.now(), false);
    }
    const content = wholeMail(template, mail.data, mail.language);
    const taken = await this.#deliver({
      id: mail.id,
      to: mail.recipient,
      replyTo: content.replyTo,
      calendar: content.calendar,
      unsubscribeUrl: mail.data[unsubscribeKey],
      ...layOut(content, mail.language, { contact, unsubscribeUrl: mail.data[unsubscribeKey] }),
    });
    await noted(() => markSent(db, mailId, clock.now(), keepContent && taken));
  }

  /** Resolves to whether the relay took the mail; false for a permanent refusal, without retry. */
  async #deliver(mail: OutgoingMail): Promise<boolean> {
    const { db, transport, clock, log } = this.#options;
    try {
      await transport.deliver(mail);
      return true;
    } catch (error) {
      if (!(error instanceof RefusedForGood)) throw error;
      const { concerns, responseCode } = error;
      log?.warn({ mailId: mail.id, concerns, responseCode }, 'the relay refused a mail for good');
      if (concerns === 'address') {
        await noted(() => markUndeliverable(db, mail.to, `relay ${responseCode}`, clock.now()));
      }
      return false;
    }
  }

  /** Adds the reader's name where the sender has not; no name for an address without an account. */
  async #named(tx: PlatformTx, requests: readonly MailRequest[]): Promise<MailRequest[]> {
    const addresses = requests.flatMap(({ to }) => to?.toLowerCase() ?? []);
    const readers = await this.#options.findReaders?.(tx, addresses);
    return requests.map((mail) => {
      const reader = mail.data.reader ?? readers?.get(mail.to?.toLowerCase() ?? '');
      return reader ? { ...mail, data: { ...mail.data, reader } } : mail;
    });
  }

  async #spoken(tx: PlatformTx, requests: readonly MailRequest[]): Promise<SpokenMail[]> {
    const { contact, findVerified } = this.#options;
    const companies = [...new Set(requests.flatMap(({ data }) => companiesIn(data)))];
    const verified =
      (companies.length > 0 && (await findVerified?.(tx, companies))) || new Set<string>();
    return requests.map((mail) => {
      const toOperator = contact !== undefined && mail.to === contact;
      return {
        ...mail,
        data: spoken(mail.data, { language: mail.language, verified, toOperator }),
      };
    });
  }

  #withWayOut(mail: SpokenMail): SpokenMail {
    const url = mail.of && this.#options.unsubscribeUrl?.(mail.of);
    return url ? { ...mail, data: { ...mail.data, [unsubscribeKey]: url } } : mail;
  }

  #lineOf({ of, daily, template, data, language }: SpokenMail): DailyLine[] {
    if (!daily) return [];
    if (!of) throw new Error(`${template} is of nobody, so it cannot wait for their morning`);
    const { subject, blocks } = this.#template(template).render(data, language);
    const button = blocks.find((block) => 'button' in block);
    if (!button) throw new Error(`${template} leads nowhere, so it cannot be a line of another`);
    return [{ ...of, words: subject, url: button.url }];
  }

  #template(name: string): MailTemplate {
    const template = this.#templates.get(name);
    if (!template) throw new Error(`there is no mail template ${name}`);
    return template;
  }
}

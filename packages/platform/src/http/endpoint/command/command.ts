import { type AnyEndpoint, takesIdempotencyKey } from '@engawa/contract/endpoint';
import { Refusal } from '../../../errors/refusal.ts';
import { RunAgain } from '../../../errors/run-again.ts';
import { CollectedOutbox } from '../../../jobs/outbox.ts';
import type { AuditSubject, Call } from '../context.ts';
import type { Route } from '../route.ts';
import type { ServerServices } from '../services.ts';
import { writeAudit } from './audit.repo.ts';
import { claimKey, digestRequest, type IdempotentRequest, storeReply } from './idempotency.repo.ts';

export type CommandServices = Pick<
  ServerServices,
  'commands' | 'outbox' | 'tenantFilterOf' | 'standby'
>;

export interface CommandRun {
  route: Route;
  call: Call<AnyEndpoint>;
  prepared: object | undefined;
  idempotencyKey: string | undefined;
  /** Owner of the idempotency key: the account, or the address of an anonymous caller. */
  caller: string;
  serialise(answer: unknown): string;
}

/**
 * Runs a command in one transaction: state, audit row, jobs, signals and the idempotent reply. A
 * thrown refusal rolls back; a returned one commits what the handler did.
 */
export async function runCommand(
  services: CommandServices,
  command: CommandRun,
): Promise<string | Refusal> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(services, command);
    } catch (error) {
      if (attempt === mostAttempts || !mayRunAgain(error)) throw error;
    }
  }
}

/** A deadlock victim, or a conflict (`RunAgain`); both rolled everything back. */
export const mayRunAgain = (error: unknown): boolean =>
  error instanceof RunAgain || (error as { code?: string }).code === '40P01';
const mostAttempts = 3;

async function runOnce(
  { commands, outbox: writer, tenantFilterOf, standby }: CommandServices,
  command: CommandRun,
): Promise<string | Refusal> {
  const { actor } = command.call;
  const inTransaction = { ...writer, writeSignals: writer.storeSignals };
  let notified: ReadonlySet<string> = new Set();
  let subject: AuditSubject = { id: null, autosave: false };
  const outcome = await commands.transaction().execute(async (tx) => {
    const claim = claimOf(command);
    if (claim) {
      const earlier = await claimKey(tx, claim, command.call.now);
      if (earlier !== undefined) return earlier;
    }
    const outbox = new CollectedOutbox();
    const context = {
      ...command.call,
      tx: actor?.kind === 'company' ? tx.withPlugin(tenantFilterOf(actor.companyId)) : tx,
      outbox,
      concerns: (id: string, how?: 'autosave') => {
        subject = { id, autosave: how === 'autosave' };
      },
    };
    const answer: unknown = await command.route.run(context, command.prepared);
    const { id, recordsItself } = command.route.endpoint;
    if (!recordsItself) await writeAudit(tx, id, command.call, subject);
    await outbox.write(tx, inTransaction, command.call.now);
    notified = outbox.notified;
    if (answer instanceof Refusal) return answer;
    const reply = command.serialise(answer);
    if (claim) await storeReply(tx, claim, reply);
    return reply;
  });
  // An anonymous caller, such as by a link in a mail: note the subject, who may look next.
  await standby?.note([actor?.accountId ?? subject.id ?? []].flat());
  writer.wake(notified);
  return outcome;
}

function claimOf({ route, call, prepared, idempotencyKey, caller }: CommandRun) {
  if (idempotencyKey === undefined || !takesIdempotencyKey(route.endpoint)) return undefined;
  const content = route.fingerprint ? route.fingerprint(prepared) : call.body;
  return {
    caller,
    endpoint: route.endpoint.id,
    key: idempotencyKey,
    digest: digestRequest(call.params, call.query, content),
  } satisfies IdempotentRequest;
}

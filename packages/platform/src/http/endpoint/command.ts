import { type AnyEndpoint, takesIdempotencyKey } from '@engawa/contract/endpoint';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../../db/tables.ts';
import { CollectedOutbox, type OutboxWriter } from '../../jobs/outbox.ts';
import { writeAudit } from './audit.repo.ts';
import type { Call } from './context.ts';
import { claimKey, digestRequest, type IdempotentRequest, keepReply } from './idempotency.repo.ts';
import type { Route } from './route.ts';

export interface CommandRun {
  route: Route;
  call: Call<AnyEndpoint>;
  prepared: AsyncDisposable | undefined;
  idempotencyKey: string | undefined;
  /** Whose key it is: the account, or the address of someone who has none. */
  caller: string;
  serialise(answer: unknown): string;
}

/** One command, one transaction: state, audit row, jobs, events and the answer to a retry. */
export function runCommand(
  db: Kysely<PlatformTables>,
  writer: OutboxWriter,
  command: CommandRun,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const claim = claimOf(command);
    if (claim) {
      const earlier = await claimKey(tx, claim, command.call.now);
      if (earlier !== undefined) return earlier;
    }
    const outbox = new CollectedOutbox();
    let subject: string | null = null;
    const context = {
      ...command.call,
      tx,
      outbox,
      concerns: (id: string) => {
        subject = id;
      },
    };
    const reply = command.serialise(await command.route.run(context, command.prepared));
    await writeAudit(tx, command.route.endpoint.id, command.call, subject);
    await outbox.write(tx, writer, command.call.now);
    if (claim) await keepReply(tx, claim, reply);
    return reply;
  });
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

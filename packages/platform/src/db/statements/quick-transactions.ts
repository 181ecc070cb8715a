import type { Socket } from 'node:net';
import type pg from 'pg';
import { cachedName, isAnsweredLater } from './statement-names.ts';

type Query = (text: string, values?: unknown[]) => Promise<pg.QueryResult>;
type Issued = Promise<pg.QueryResult>;

const nothing = { command: '', rowCount: 0, oid: 0, fields: [], rows: [] } as pg.QueryResult;

/**
 * Sends a transaction in few packets: `begin` with the first statement, statements without a result
 * (see `prepared`) with the `commit`. If one fails, the server turns the commit into a rollback,
 * and the statement's own error is thrown. Prepared statements keep their plans.
 */
export function quickTransactions(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (
    asked: string | pg.QueryConfig,
    values?: unknown[],
  ) => Issued;
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  let underWay: Issued[] = [];
  let gathering = false;

  const issue: Query = (text, values) => {
    if (!gathering) {
      gathering = true;
      stream.cork();
      process.nextTick(() => {
        gathering = false;
        stream.uncork();
      });
    }
    const name = cachedName(text);
    return name ? query({ name, text, values: values ?? [] }) : query(text, values);
  };

  /** Awaits deferred statements; the first failure is the cause of the others. */
  const settled = async (): Promise<void> => {
    const before = underWay;
    underWay = [];
    await Promise.all(before);
  };

  const later = (issued: Issued): Issued => {
    issued.catch(() => undefined);
    underWay.push(issued);
    return Promise.resolve(nothing);
  };

  const quick: Query = async (text, values) => {
    if (text === 'begin') return later(issue(text));
    if (isAnsweredLater(text)) return later(issue(text, values));
    const answer = issue(text, values);
    if (underWay.length === 0) return answer;
    answer.catch(() => undefined);
    if (text === 'rollback') underWay = [];
    else await settled();
    return answer;
  };
  const direct = query as unknown as (...given: unknown[]) => unknown;
  // The pool itself and streams pass a callback or a query object.
  const asked = (...given: [string, unknown[]?, unknown?]): unknown =>
    typeof given[0] === 'string' && typeof given[1] !== 'function' && given[2] === undefined
      ? quick(given[0], given[1])
      : direct(...given);
  Object.assign(client, { query: asked });
}

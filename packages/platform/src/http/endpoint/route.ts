import { type AnswerOf, type AnyEndpoint, isCommand } from '@engawa/contract/endpoint';
import type { Kysely } from 'kysely';
import type { Refusal } from '../../errors/refusal.ts';
import type { StoredSignal } from '../../realtime/publish.repo.ts';
import type { FileAnswer } from '../streams/file-answer.ts';
import type { SignalSubscription } from '../streams/signal-stream.ts';
import type { Call, CommandCall, EarlyCall, ReadCall } from './context.ts';

type Maybe<T> = T | Promise<T>;

type Answer<E extends AnyEndpoint> = E['reply'] extends 'file'
  ? FileAnswer
  : E['reply'] extends 'signals'
    ? SignalSubscription
    : AnswerOf<E>;

/** A command may return a refusal instead of throwing it; its changes are then committed. */
type Outcome<E extends AnyEndpoint> = E['method'] extends 'GET' ? Answer<E> : Answer<E> | Refusal;

/** A read gets the database, a command its transaction; the endpoint's method decides which. */
export type Handler<E extends AnyEndpoint, Tables> = (
  call: E['method'] extends 'GET' ? ReadCall<E, Tables> : CommandCall<E, Tables>,
) => Maybe<Outcome<E>>;

/** A command with slow work before its transaction; disposes of the prepared value. */
export interface TwoSteps<E extends AnyEndpoint, Tables, Prepared extends object> {
  before(call: EarlyCall<E>): Promise<Prepared>;
  /** Extends the idempotency key's fingerprint where the body does not identify the command. */
  fingerprint?(prepared: Prepared): string;
  run(call: CommandCall<E, Tables>, prepared: Prepared): Maybe<Outcome<E>>;
}

/** A frequent command without audit row, of which concurrent calls are batched (`CommandGroup`). */
export interface SharedSteps<E extends AnyEndpoint, Tables, Prepared extends object>
  extends TwoSteps<E, Tables, Prepared> {
  /** Commands with the same line run one after another, in order of arrival. */
  lineOf(prepared: Prepared): string;
  /**
   * Runs one statement, which is a transaction by itself and stores its signals (`signalling`).
   * Returns the replies in order; undefined for a command that must run alone.
   */
  runAll(db: Kysely<Tables>, all: readonly Prepared[]): Promise<DoneTogether<Answer<E>>>;
}

export interface DoneTogether<A> {
  answers: (A | undefined)[];
  signals: StoredSignal[];
}

// oxlint-disable-next-line typescript/no-explicit-any -- a table of routes holds handlers of every shape.
type Anything = any;

export type SharedRun = Pick<SharedSteps<Anything, Anything, Anything>, 'lineOf' | 'runAll'>;

export interface Route {
  readonly endpoint: AnyEndpoint;
  readonly before?: (call: Anything) => Promise<object>;
  readonly fingerprint?: (prepared: Anything) => string;
  readonly run: (call: Call<Anything>, prepared: Anything) => Maybe<Anything>;
  readonly shared?: SharedRun;
}

/** The only way to create a route. */
export function bind<E extends AnyEndpoint, Tables, Prepared extends object>(
  endpoint: E,
  handler: Handler<E, Tables> | TwoSteps<E, Tables, Prepared> | SharedSteps<E, Tables, Prepared>,
): Route {
  return typeof handler === 'function'
    ? { endpoint, run: handler as unknown as Route['run'] }
    : {
        endpoint,
        before: handler.before,
        ...(handler.fingerprint && {
          fingerprint: handler.fingerprint as NonNullable<Route['fingerprint']>,
        }),
        run: handler.run as unknown as Route['run'],
        ...('runAll' in handler && { shared: handler }),
      };
}

export function checkBindings(endpoints: readonly AnyEndpoint[], routes: readonly Route[]): void {
  const faults: string[] = [];
  const bound = new Map<string, number>();
  for (const { endpoint, shared } of routes) {
    bound.set(endpoint.id, (bound.get(endpoint.id) ?? 0) + 1);
    if (shared && !endpoint.recordsItself) faults.push(`${endpoint.id} is shared without a record`);
  }
  const addresses = new Set<string>();
  for (const endpoint of endpoints) {
    const times = bound.get(endpoint.id) ?? 0;
    if (times === 0) faults.push(`${endpoint.id} is not bound to a handler`);
    if (times > 1) faults.push(`${endpoint.id} is bound ${times} times`);
    if (!hasPolicy(endpoint)) faults.push(`${endpoint.id} has no policy`);
    if (endpoint.fresh && !isForSignedIn(endpoint))
      faults.push(`${endpoint.id} is fresh for anyone`);
    if ((endpoint.reply === 'file') !== (endpoint.mediaTypes !== undefined))
      faults.push(`${endpoint.id} does not say which types its file can have`);
    if (endpoint.slow && isCommand(endpoint)) faults.push(`${endpoint.id} is slow and no read`);
    const address = `${endpoint.method} ${endpoint.path}`;
    if (addresses.has(address)) faults.push(`${address} is declared twice`);
    addresses.add(address);
    bound.delete(endpoint.id);
  }
  for (const id of bound.keys()) faults.push(`${id} is bound but not in the contract`);
  if (faults.length > 0) throw new Error(`The server cannot start: ${faults.join('; ')}.`);
}

const isForSignedIn = ({ auth }: AnyEndpoint): boolean =>
  auth.kind === 'student' || auth.kind === 'company';

function hasPolicy({ auth }: AnyEndpoint): boolean {
  const policy = auth as AnyEndpoint['auth'] | undefined;
  if (policy?.kind === 'company') return policy.levels.length > 0;
  return policy?.kind === 'anyone' || policy?.kind === 'demo' || policy?.kind === 'student';
}

/** `{id}` becomes the router's `:id`; a trailing slash is dropped, since the router ignores it. */
export const routerPath = (path: string): string =>
  path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');

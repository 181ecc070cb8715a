import type { z } from 'zod';
import type { ErrorCode } from './error-catalogue.ts';
import type { AuthorityLevel } from './reference/companies/authority-levels.ts';
import type { SuccessCode } from './success.ts';

export type Level = AuthorityLevel;

/** Who may call. Every endpoint declares a policy; there is no default. */
export type Policy =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'demo' }
  | { readonly kind: 'student' }
  | { readonly kind: 'company'; readonly levels: readonly Level[] };

export const anyone = { kind: 'anyone' } as const satisfies Policy;
/** Only on a server in demo mode; elsewhere the endpoint returns 404. */
export const demo = { kind: 'demo' } as const satisfies Policy;
export const student = { kind: 'student' } as const satisfies Policy;
export const company = (...levels: [Level, ...Level[]]) =>
  ({ kind: 'company', levels }) as const satisfies Policy;
export const everyLevel = company(0, 1, 2, 3);

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** At most `max` calls in `seconds`, counted per address, per account or per company. */
export interface CallLimit {
  readonly by: 'address' | 'account' | 'company';
  readonly max: number;
  readonly seconds: number;
}

/** Largest accepted JSON body; enforced before parsing. */
export interface BodyLimit {
  readonly bytes: number;
  /** Keys of objects and items of lists, all together. */
  readonly values: number;
}

/** For callers that are not signed in. */
export const anonymousBody: BodyLimit = { bytes: 16 * 1024, values: 100 };
const signedInBody: BodyLimit = { bytes: 64 * 1024, values: 1_000 };
/** For long documents: profiles, postings, articles. */
export const documentBody: BodyLimit = { bytes: 1024 * 1024, values: 10_000 };

/** The success message depends on a field of the body or the reply; `words` maps its values. */
export interface SaysByField {
  readonly field: string;
  readonly in?: 'reply';
  readonly of: Readonly<Record<string, SuccessCode>>;
}

/** Replies that are not JSON: a file, or a stream of server-sent events. */
export type StreamReply = 'file' | 'signals';

type Shape = z.ZodObject | undefined;

export interface Endpoint<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Reply extends z.ZodObject | StreamReply = z.ZodObject | StreamReply,
  Auth extends Policy = Policy,
  Verb extends Method = Method,
> {
  /** `side.feature.verbNoun`; the handler is in `features/<feature>/<side>/<verb-noun>.ts`. */
  readonly id: string;
  readonly method: Verb;
  readonly path: `/v1/${string}`;
  readonly summary: string;
  readonly auth: Auth;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Overrides the body limit of the policy. */
  readonly bodyLimit?: BodyLimit;
  /** A multipart body with one file; `body` then describes its other fields. */
  readonly upload?: true;
  readonly reply: Reply;
  /** Media types of a file reply; the range of all types for uploads of people. */
  readonly mediaTypes?: readonly string[];
  /** The reply carries a token: it is never stored, so a retry is executed again. */
  readonly secret?: true;
  /** Requires a sign-in within the last ten minutes, against strangers at an unlocked screen. */
  readonly fresh?: true;
  readonly cookies?: true;
  /** The success message, which the server words in the caller's language. */
  readonly says?: SuccessCode | SaysByField;
  /** Writes no audit row: its own rows record who did what and when, or must not name the actor. */
  readonly recordsItself?: true;
  /** Refusals of this endpoint beyond those its policy and schemas imply. */
  readonly errors: readonly ErrorCode[];
  readonly limits?: readonly CallLimit[];
  /** A slow read: runs on connections of its own, at most `atOnce` at a time. */
  readonly slow?: { readonly atOnce: number };
}

export type AnyEndpoint = Endpoint;
export type JsonEndpoint = Endpoint<Shape, Shape, z.ZodType | undefined, z.ZodObject>;

export function endpoint<
  const Verb extends Method,
  Auth extends Policy,
  Reply extends z.ZodObject | StreamReply,
  Params extends Shape = undefined,
  Query extends Shape = undefined,
  Body extends z.ZodType | undefined = undefined,
>(
  declaration: Endpoint<Params, Query, Body, Reply, Auth, Verb>,
): Endpoint<Params, Query, Body, Reply, Auth, Verb> {
  return declaration;
}

type Output<T> = [NonNullable<T>] extends [never] ? undefined : z.output<NonNullable<T>>;
type Input<T> = [NonNullable<T>] extends [never] ? undefined : z.input<NonNullable<T>>;

export type ParamsOf<E extends AnyEndpoint> = Output<E['params']>;
export type QueryOf<E extends AnyEndpoint> = Output<E['query']>;
export type BodyOf<E extends AnyEndpoint> = Output<E['body']>;

/** What a handler returns: the reply without the envelope that bind() adds. */
export type AnswerOf<E extends AnyEndpoint> = E['reply'] extends z.ZodType
  ? z.input<E['reply']>
  : never;

/** What the caller receives: the reply, the result code and, after a command, the message. */
export type ReplyOf<E extends AnyEndpoint> = E['reply'] extends z.ZodType
  ? z.output<E['reply']> & { result: number; message?: string }
  : never;

/** The input of a call; parts that the endpoint does not declare may be omitted. */
export type CallOf<E extends AnyEndpoint> = Part<'params', Input<E['params']>> &
  Part<'query', Input<E['query']>> &
  Part<'body', Input<E['body']>>;

type Part<Name extends string, T> = T extends undefined
  ? { [K in Name]?: undefined }
  : Partial<T> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T };

export function bodyLimitOf({ auth, bodyLimit }: AnyEndpoint): BodyLimit {
  if (bodyLimit) return bodyLimit;
  return auth.kind === 'student' || auth.kind === 'company' ? signedInBody : anonymousBody;
}

export const isCommand = (e: AnyEndpoint): boolean => e.method !== 'GET';
/** Only POST may create something twice. Secret replies are not stored and cannot be replayed. */
export const takesIdempotencyKey = (e: AnyEndpoint): boolean => e.method === 'POST' && !e.secret;

export function successOf(
  { says }: AnyEndpoint,
  body: unknown,
  reply: unknown,
): SuccessCode | undefined {
  if (says === undefined || typeof says === 'string') return says;
  const values = (says.in === 'reply' ? reply : body) as Record<string, unknown>;
  return says.of[String(values[says.field])];
}

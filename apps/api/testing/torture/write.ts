import type { AnyEndpoint } from '@engawa/contract/endpoint';
import type { MailRelay } from '@engawa/platform/testing/stand-ins/mail-relay';
import type { SignedIn } from '../database/factories.ts';
import type { FormFile } from '../files/multipart.ts';
import type { TestApp } from '../server/app.ts';
import type { Input } from '../strangers/fixture.ts';

/** Expected effect of a command: a count that grows by one when the command is done. */
export interface Trace {
  text: string;
  values: unknown[];
}

export const rows = (table: string, condition: string, ...values: unknown[]): Trace => ({
  text: `select count(*)::int as n from ${table} where ${condition}`,
  values,
});

export const gone = (table: string, condition: string, ...values: unknown[]): Trace => ({
  text: `select (not exists (select from ${table} where ${condition}))::int as n`,
  values,
});

/** What plans need to create their things, in a server that is not killed. */
export interface Maker {
  test: TestApp;
  relay: MailRelay;
}

export interface Planned {
  input?: Input;
  form?: { fields: Record<string, string>; file: FormFile };
  headers?: Record<string, string>;
  traces?: Trace[];
  /** Sent with a client id instead of an idempotency key; such messages share a commit. */
  keyless?: true;
}

/** How to try one kind of command: its sender, its input and its traces. */
export interface Plan {
  /** A new student or employer by default. */
  who?(maker: Maker): Promise<SignedIn>;
  make(maker: Maker, who: SignedIn, mark: string): Planned | Promise<Planned>;
}

export type Plans = Record<string, Plan>;

/** A prepared write that can be sent repeatedly. */
export interface Write {
  endpoint: AnyEndpoint;
  mark: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | Buffer<ArrayBuffer> | undefined;
  /** True if an idempotency key makes repeating safe. */
  isKeyed: boolean;
  traces: (Trace & { before: number })[];
}

import type { AnyEndpoint } from '@engawa/contract/endpoint';
import type { MailRelay } from '@engawa/platform/testing/stand-ins/mail-relay';
import type { SignedIn } from '../database/factories.ts';
import type { FormFile } from '../files/multipart.ts';
import type { TestApp } from '../server/app.ts';
import type { Input } from '../strangers/fixture.ts';

/** What a command leaves behind: a count that is one more once it is done, and the same until then. */
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

/** What is made for a write to be about, beside the servers that are killed. */
export interface Maker {
  test: TestApp;
  relay: MailRelay;
}

export interface Planned {
  input?: Input;
  form?: { fields: Record<string, string>; file: FormFile };
  headers?: Record<string, string>;
  traces?: Trace[];
  /** Of its own client id, as the browser sends messages; those share a commit. */
  keyless?: true;
}

/** How one kind of command is tried: who sends it, what, and what is then there. */
export interface Plan {
  /** A student or an employer of their own, unless told otherwise. */
  who?(maker: Maker): Promise<SignedIn>;
  make(maker: Maker, who: SignedIn, mark: string): Planned | Promise<Planned>;
}

export type Plans = Record<string, Plan>;

/** Ready to be sent, again if need be. */
export interface Write {
  endpoint: AnyEndpoint;
  mark: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | Buffer<ArrayBuffer> | undefined;
  /** Whether its key lets it be sent again. */
  isKeyed: boolean;
  traces: (Trace & { before: number })[];
}

import type { AnyEndpoint, BodyOf, ParamsOf, QueryOf } from '@engawa/contract/endpoint';
import type { Language } from '@engawa/contract/language';
import type { Kysely, Transaction } from 'kysely';
import type { CompanyActor, StudentActor } from '../../auth/actor.ts';
import type { Outbox } from '../../jobs/outbox.ts';
import type { Upload } from '../streams/upload.ts';

interface Actors {
  anyone: null;
  demo: null;
  student: StudentActor;
  company: CompanyActor;
}

/** What every handler gets: who calls, with what, when. */
export interface Call<E extends AnyEndpoint> {
  actor: Actors[E['auth']['kind']];
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  language: Language;
  /** Where the call comes from, for limits; beside a person only its network is stored. */
  address: string;
  /** What the browser says it is; never stored. */
  userAgent: string | undefined;
  /** The browser asks that nothing be kept about whoever uses it (Global Privacy Control). */
  asksForPrivacy: boolean;
  now: Date;
  requestId: string;
}

/** What the audit row of a command is about; null where nothing was named. */
export interface AuditSubject {
  id: string | null;
  autosave: boolean;
}

export interface ReadCall<E extends AnyEndpoint, Tables> extends Call<E> {
  db: Kysely<Tables>;
}

export interface CommandCall<E extends AnyEndpoint, Tables> extends Call<E> {
  /** The command's one transaction: state, audit row, jobs and signals stand or fall together. */
  tx: Transaction<Tables>;
  outbox: Outbox;
  /** Names in the audit row what the command was about, and whether an editor saved it by itself. */
  concerns(subjectId: string, how?: 'autosave'): void;
  cookies: Cookies;
}

/** The browser's HttpOnly cookies, for endpoints that declare them; changes go out after the commit. */
export interface Cookies {
  read(name: string): string | undefined;
  keep(name: string, value: string, expiresAt: Date): void;
  forget(name: string): void;
}

/** Before the transaction: slow work that must not hold a connection, such as receiving a file. */
export interface EarlyCall<E extends AnyEndpoint> extends Call<E> {
  cookies: Cookies;
  upload: Upload;
}

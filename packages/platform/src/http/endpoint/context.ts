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

export interface Call<E extends AnyEndpoint> {
  actor: Actors[E['auth']['kind']];
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  language: Language;
  /** The caller's address, for limits; for a person only the network is stored. */
  address: string;
  /** The User-Agent header; never stored. */
  userAgent: string | undefined;
  /** Global Privacy Control: the browser asks not to record the person's behaviour. */
  asksForPrivacy: boolean;
  now: Date;
  requestId: string;
}

/** What a command's audit row is about; null where the handler named nothing. */
export interface AuditSubject {
  id: string | null;
  autosave: boolean;
}

export interface ReadCall<E extends AnyEndpoint, Tables> extends Call<E> {
  db: Kysely<Tables>;
}

export interface CommandCall<E extends AnyEndpoint, Tables> extends Call<E> {
  /** The command's one transaction: state, audit row, jobs and signals commit together. */
  tx: Transaction<Tables>;
  outbox: Outbox;
  /** Sets the subject of the audit row, and whether an editor autosaved it. */
  concerns(subjectId: string, how?: 'autosave'): void;
  cookies: Cookies;
}

/** HttpOnly cookies, for endpoints that declare them; changes are sent after the commit. */
export interface Cookies {
  read(name: string): string | undefined;
  keep(name: string, value: string, expiresAt: Date): void;
  forget(name: string): void;
}

/** For slow work before the transaction that must not occupy a connection, such as an upload. */
export interface EarlyCall<E extends AnyEndpoint> extends Call<E> {
  cookies: Cookies;
  upload: Upload;
}

import type { AnyEndpoint, BodyOf } from '@engawa/contract/endpoint';

/** What a save hands over, without the version it saw. */
export type Unversioned<E extends AnyEndpoint> = Omit<BodyOf<E>, 'version'>;

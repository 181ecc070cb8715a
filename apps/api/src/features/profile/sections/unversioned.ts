import type { AnyEndpoint, BodyOf } from '@engawa/contract/endpoint';

/** Body of a save without its version. */
export type Unversioned<E extends AnyEndpoint> = Omit<BodyOf<E>, 'version'>;

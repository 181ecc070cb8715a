import type { AnyEndpoint, BodyOf } from '@engawa/contract/endpoint';

export type Unversioned<E extends AnyEndpoint> = Omit<BodyOf<E>, 'version'>;

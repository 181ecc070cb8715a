import type { AnyEndpoint } from '@engawa/contract/endpoint';
import type {
  Handler as PlatformHandler,
  SharedSteps as PlatformSharedSteps,
  TwoSteps as PlatformTwoSteps,
} from '@engawa/platform/http/endpoint/route';
import type { Tables } from './database.ts';

export type Handler<E extends AnyEndpoint> = PlatformHandler<E, Tables>;
export type TwoSteps<E extends AnyEndpoint, Prepared extends object> = PlatformTwoSteps<
  E,
  Tables,
  Prepared
>;
export type SharedSteps<E extends AnyEndpoint, Prepared extends object> = PlatformSharedSteps<
  E,
  Tables,
  Prepared
>;

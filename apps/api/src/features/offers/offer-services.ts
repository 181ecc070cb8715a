import type { Typesetter } from '@engawa/platform/pdf/typesetter';
import type { Db } from '../../database.ts';
import type { ApplicationServices } from '../applications/public.ts';
import type { FileServices } from '../files/public.ts';

export interface OfferServices
  extends ApplicationServices,
    Pick<FileServices, 'store' | 'scanner'> {
  typesetter: Typesetter;
  /** For reads before the transaction: the document is typeset while no connection waits. */
  commands: Db;
  /** Receives a mail about every withdrawn offer; undefined where none is set up. */
  operator: string | undefined;
}

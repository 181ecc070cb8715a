import type { ErrorKind } from '@engawa/contract/client-errors/kinds';
import type { Generated } from 'kysely';

export interface ClientErrorTables {
  client_error: {
    digest: Buffer;
    kind: ErrorKind;
    name: string;
    says: string;
    call: string | null;
    status: number | null;
    route: string | null;
    places: string[];
    release: string;
    count: Generated<number>;
    first_at: Date;
    last_at: Date;
  };
}

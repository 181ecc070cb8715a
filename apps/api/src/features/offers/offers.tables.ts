import type { OfferState } from '@engawa/contract/offers/schemas';
import type { ColumnType, Generated } from 'kysely';

type Later<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface OfferTables {
  job_offer: {
    application_id: string;
    company_id: string;
    version: number;
    document: ColumnType<unknown, string | null, string | null>;
    reply_by: Later<string>;
    state: Generated<OfferState>;
    made_by: string | null;
    made_at: Date;
    decided_at: Later<Date>;
    reason: Later<string>;
    more_until: Later<string>;
    more_text: Later<string>;
    more_at: Later<Date>;
    remind_on: Later<string>;
    file_id: Later<string>;
    /** True also after the file was deleted. */
    has_own_file: Generated<boolean>;
  };
}

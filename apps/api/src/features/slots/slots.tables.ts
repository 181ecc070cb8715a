import type { ColumnType, Generated } from 'kysely';
import type { MessageTables } from '../messages/messages.tables.ts';

type Side = MessageTables['thread_message']['side'];

export interface SlotTables {
  slot_offer: {
    id: Generated<string>;
    message_id: string;
    thread_id: string;
    company_id: string;
    recruiter_id: string | null;
    minutes: number;
    place: string | null;
    link: string | null;
    state: Generated<'offered' | 'picked' | 'others_asked' | 'called_off'>;
    starts_at: ColumnType<Date | null, Date | undefined, Date>;
    ends_at: ColumnType<Date | null, Date | undefined, Date>;
    changes: Generated<number>;
    called_off_by: ColumnType<Side | null, never, Side | null>;
    reason: ColumnType<string | null, never, string | null>;
    agreed_at: ColumnType<Date | null, Date | undefined, Date>;
    remind_at: ColumnType<Date | null, Date | undefined, Date | null>;
  };
  slot_interviewer: { offer_id: string; account_id: string; company_id: string };
  slot_time: { id: Generated<string>; offer_id: string; starts_at: Date };
}

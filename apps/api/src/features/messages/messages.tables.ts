import type { ColumnType, Generated } from 'kysely';
import type { Side } from './party.ts';

export interface MessageTables {
  thread: {
    id: Generated<string>;
    company_id: string;
    student_id: string | null;
    created_at: Date;
    last_number: Generated<number>;
    last_at: Date;
    student_unread: Generated<number>;
    company_unread: Generated<number>;
    student_read: Generated<number>;
    company_read: Generated<number>;
    student_mail_at: ColumnType<Date | null, Date | undefined, Date | null>;
    company_mail_at: ColumnType<Date | null, Date | undefined, Date | null>;
    assignee_id: ColumnType<string | null, string | undefined, string | null>;
  };
  thread_message: {
    id: string;
    thread_id: string;
    company_id: string;
    number: number;
    side: Side;
    author_id: string | null;
    kind: 'text' | 'slots';
    text: string | null;
    folded: string;
    sent_at: Date;
    edited_at: ColumnType<Date | null, Date | undefined, Date>;
    deleted_at: ColumnType<Date | null, Date | undefined, Date>;
  };
  thread_file: { message_id: string; position: number; file_id: string };
  thread_note: {
    id: Generated<string>;
    thread_id: string;
    company_id: string;
    after_number: number;
    author_id: string | null;
    text: string;
    created_at: Date;
  };
  message_template: {
    id: Generated<string>;
    company_id: string;
    name: string;
    text_jp: string | null;
    text_en: string | null;
    updated_at: Date;
    updated_by: string | null;
  };
}

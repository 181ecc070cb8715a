import type { ColumnType, Generated } from 'kysely';

export interface StoredPicture {
  width: number;
  key: string;
  avifKey?: string;
}

export interface FileTables {
  stored_file: {
    id: Generated<string>;
    key: string;
    student_id: string | null;
    company_id: string | null;
    uploaded_by: string | null;
    purpose: string;
    name: string;
    media_type: string;
    bytes: number;
    pictures: ColumnType<StoredPicture[], string, string>;
    created_at: Date;
    let_go_at: ColumnType<Date | null, never, Date>;
    /** Last attempt to scan the file. */
    scan_tried_at: ColumnType<Date | null, Date | null | undefined, Date>;
    scanned_at: ColumnType<Date | null, Date | null | undefined, Date>;
    infected: Generated<boolean>;
  };
  file_use: {
    file_id: string;
    subject: string;
    reader_student_id: string | null;
    reader_company_id: string | null;
    /** Null: the use lasts as long as its subject. */
    ends_at: ColumnType<Date | null, Date | null | undefined, never>;
  };
  stored_object: { key: string; file_id: string | null; sweep_after: Date };
  storage_usage: { owner_id: string; bytes: number };
}

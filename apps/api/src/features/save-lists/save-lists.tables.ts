import type { ColumnType, Generated } from 'kysely';

export interface SaveListTables {
  save_list: {
    id: Generated<string>;
    company_id: string;
    name: string;
    created_at: Generated<Date>;
  };
  saved_student: {
    list_id: string;
    student_id: string;
    saved_at: Generated<Date>;
    note: ColumnType<string | null, string | null | undefined, string | null>;
    saved_by: ColumnType<string | null, string | null | undefined, string | null>;
  };
}

import type { Generated } from 'kysely';

export interface AudienceTables {
  save_list: {
    id: Generated<string>;
    company_id: string;
    name: string;
    created_at: Generated<Date>;
  };
  saved_student: { list_id: string; student_id: string; saved_at: Generated<Date> };
  audience: { content_id: string; company_id: string; connected: boolean };
  audience_list: { content_id: string; list_id: string; company_id: string };
  audience_student: { content_id: string; student_id: string };
}

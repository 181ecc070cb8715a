import type { ColumnType, Generated } from 'kysely';

type CreatedAt = ColumnType<Date, Date | undefined, never>;

export interface PeopleTables {
  company: {
    id: Generated<string>;
    name_jp: string | null;
    name_en: string | null;
    industry_id: number;
    prefecture: string | null;
    employees: number | null;
    plan: Generated<number>;
    verified_at: Date | null;
    is_demo: Generated<boolean>;
    created_at: CreatedAt;
  };
  recruiter: {
    id: string;
    company_id: string;
    email: string;
    name: string;
    password_hash: string | null;
    picture_id: string | null;
    created_at: CreatedAt;
  };
  student: {
    id: string;
    email: string;
    first_name: string;
    last_name: string;
    picture_id: string | null;
    university: string | null;
    is_demo: Generated<boolean>;
    created_at: CreatedAt;
  };
}

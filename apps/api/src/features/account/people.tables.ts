import type { GenderId } from '@engawa/contract/reference/people/genders';
import type { NameOrderId } from '@engawa/contract/reference/people/name-orders';
import type { CountryCode } from '@engawa/contract/reference/places/countries';
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
    verified_in_demo: Generated<boolean>;
    verification_asked_at: Date | null;
    invited_unverified: Generated<number>;
    suspended_at: Date | null;
    suspended_with_demo: Generated<boolean>;
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
    version: Generated<number>;
    department: ColumnType<string | null, string | null | undefined, string | null>;
    title: ColumnType<string | null, string | null | undefined, string | null>;
    searches_rest_until: ColumnType<Date | null, undefined, Date>;
    created_at: CreatedAt;
  };
  student: {
    id: string;
    email: string;
    first_name: string;
    last_name: string;
    name_order: Generated<NameOrderId>;
    picture_id: string | null;
    first_name_kana: string | null;
    last_name_kana: string | null;
    gender: GenderId | null;
    /** YYYY-MM-DD. */
    date_of_birth: string | null;
    country_of_origin: CountryCode | null;
    current_country: CountryCode | null;
    phone_country: CountryCode | null;
    /** E.164. */
    phone_number: string | null;
    is_demo: Generated<boolean>;
    created_at: CreatedAt;
  };
  /** Operator and reason of an act, by its audit row. */
  operator_act: { audit_id: string; operator: string; why: string };
}

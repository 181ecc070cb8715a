import type { ColumnType } from 'kysely';

/** Only the database looks into it. */
type Words = ColumnType<never, string, string>;

export interface SearchRowTables {
  job_search: {
    job_id: string;
    company_id: string;
    rules: number;
    limited: boolean;
    opened_at: Date;
    closes_on: string | null;
    job_type: number | null;
    category: number;
    industry: number | null;
    prefectures: string[];
    features: number[];
    japanese: number;
    aptitude: number | null;
    graduation_from: string | null;
    graduation_to: string | null;
    start_from: string | null;
    start_to: string | null;
    yearly_pay: number | null;
    employees: number | null;
    listing: string | null;
    company_type: string | null;
    company_features: number[];
    visa_support: boolean;
    words: Words;
    asks: number;
    offers: number;
    graduates_from: number;
    graduates_to: number;
  };
  company_search: {
    company_id: string;
    rules: number;
    listed_at: Date;
    industry: number | null;
    employees: number | null;
    listing: string | null;
    company_type: string | null;
    features: number[];
    visa_support: boolean;
    words: Words;
  };
}

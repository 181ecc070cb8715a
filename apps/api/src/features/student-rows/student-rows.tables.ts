import type { CountryCode } from '@engawa/contract/reference/places/countries';
import type { ColumnType, Generated } from 'kysely';

export interface StudentRowTables {
  student_shown: {
    student_id: string;
    rules: number;
    shown_at: Date | null;
    /** YYYY-MM-DD. */
    active_on: string | null;
  };
  student_search: {
    student_id: string;
    rules: number;
    shown: number;
    active: number;
    graduation: number;
    degree: number;
    school: number;
    major: number;
    japanese: number;
    japanese_certified: number;
    english: number;
    english_certified: number;
    languages: number[];
    languages_certified: number[];
    industries: number;
    job_categories: number;
    business_work: number;
    creative_work: number;
    tech_work: number;
    other_work: number;
    looking_for: number;
    worked_industries: number;
    worked_categories: number;
    worked_kinds: number;
    current_country: CountryCode;
    origin_country: CountryCode | null;
    university: string;
    /** Keys of what the texts are about; empty in rows of older rules. */
    terms: string[];
    exposure: Generated<number>;
    /** Read in SQL only. */
    words: ColumnType<never, string, string>;
    /** Null in rows of older rules. */
    prose: string | null;
  };
}

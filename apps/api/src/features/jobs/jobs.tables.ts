import type { LastItems } from '@engawa/contract/jobs/posting/posting-report';
import type { ContentLanguage } from '@engawa/contract/language';
import type { JobStatusId } from '@engawa/contract/reference/jobs/job-statuses';
import type { PostingRequirementId } from '@engawa/contract/reference/jobs/posting-requirements';
import type { ColumnType, Generated } from 'kysely';

export interface JobTables {
  job_posting: {
    id: string;
    status: JobStatusId;
    status_changed_at: Date;
    /** Deadline of the published copy, YYYY-MM-DD. */
    closes_on: ColumnType<string | null, string | null | undefined, string | null>;
    /** The published copy is kept off the public web. */
    off_web: Generated<boolean>;
    /** Deadline for which the company was notified that it approaches. */
    closing_told_for: ColumnType<string | null, undefined, string | null>;
    /** When the job was first visible to anybody. */
    opened_at: ColumnType<Date | null, Date | null | undefined, Date>;
    last_items: ColumnType<LastItems, string | undefined, string>;
  };
  job_change: {
    id: Generated<string>;
    job_id: string;
    changed_at: Date;
    language: ContentLanguage;
    item: PostingRequirementId;
    before: string | null;
    after: string | null;
  };
  minimum_wage: { prefecture: string; valid_from: ColumnType<string>; yen: number };
  company_partner: { company_id: string; partner_id: string; since: Generated<Date> };
  job_share: {
    id: Generated<string>;
    job_id: string;
    company_id: string;
    shared_at: Date;
    shared_by: string | null;
    shown_at: ColumnType<Date | null, undefined, Date | null>;
    shown_by: ColumnType<string | null, undefined, string | null>;
  };
}

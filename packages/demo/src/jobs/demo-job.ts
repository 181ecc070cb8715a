import type { JobCommon, JobDocument, JobLanguage } from '@engawa/contract/jobs/schemas';
import type { IndustryId } from '@engawa/contract/reference/companies/industries';
import type {
  JobCategoryId,
  JobSubcategoryId,
} from '@engawa/contract/reference/jobs/job-categories';
import type { JobFeatureId } from '@engawa/contract/reference/jobs/job-features';
import type { JobStatusId } from '@engawa/contract/reference/jobs/job-statuses';
import type { JobTypeId } from '@engawa/contract/reference/jobs/job-types';
import type { SmokingMeasureId } from '@engawa/contract/reference/jobs/smoking-measures';
import type { PrefectureId } from '@engawa/contract/reference/places/prefectures';

export type Both = readonly [jp: string, en: string];

/** Texts of a posting in both languages, by field. */
export type Words = { [K in keyof JobLanguage]?: Both };

interface Message {
  title: Both;
  text: Both;
}

/** Common to all jobs of a company. */
export interface Workplace {
  industry: IndustryId;
  prefectures: PrefectureId[];
  location: Both;
  locationChange: Both;
  dutiesChange: Both;
  hours: Both;
  holidays: Both;
  /** Hours a month. */
  overtime: number;
  smoking: SmokingMeasureId;
  benefits: Both;
  manager: Both;
  support: Message;
}

/** Defaults of a kind of employment, which a job may override. */
export interface Terms {
  type: JobTypeId;
  words: Words;
  common: Partial<JobCommon>;
}

export interface DemoAudience {
  connected: boolean;
  saveLists: string[];
}

export interface Role {
  /** Also names its picture. */
  id: string;
  /** Defaults to open. */
  status?: JobStatusId;
  audience?: DemoAudience;
  terms: (spring: number) => Terms;
  position: Both;
  department: Both;
  duties: Both;
  category: JobCategoryId;
  /** Absent: what the editor proposes from the position. Null: not stated. */
  subcategory?: JobSubcategoryId | null;
  features: JobFeatureId[];
  words?: Words;
  common: Partial<JobCommon>;
  /** Previous values of facts that were changed after publication. */
  earlier?: Partial<JobCommon>;
  messages?: Message[];
}

export interface DemoEmployer {
  domain: string;
  workplace: Workplace;
  roles: readonly Role[];
}

export interface DemoJob {
  id: string;
  document: JobDocument;
  earlier?: JobDocument;
  status: JobStatusId;
  audience?: DemoAudience;
}

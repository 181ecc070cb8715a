import type { JobCommon, JobDocument, JobLanguage } from '@engawa/contract/jobs/schemas';
import type { IndustryId } from '@engawa/contract/reference/companies/industries';
import type { JobCategoryId } from '@engawa/contract/reference/jobs/job-categories';
import type { JobFeatureId } from '@engawa/contract/reference/jobs/job-features';
import type { JobStatusId } from '@engawa/contract/reference/jobs/job-statuses';
import type { JobTypeId } from '@engawa/contract/reference/jobs/job-types';
import type { SmokingMeasureId } from '@engawa/contract/reference/jobs/smoking-measures';
import type { PrefectureId } from '@engawa/contract/reference/places/prefectures';

export type Both = readonly [jp: string, en: string];

/** Words of a posting in both languages, by their place in it. */
export type Words = { [K in keyof JobLanguage]?: Both };

interface Message {
  title: Both;
  text: Both;
}

/** What all jobs of one company have in common. */
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

/** What a kind of employment brings along; a job may say otherwise. */
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
  /** Open, unless it says otherwise. */
  status?: JobStatusId;
  audience?: DemoAudience;
  terms: (spring: number) => Terms;
  position: Both;
  department: Both;
  duties: Both;
  category: JobCategoryId;
  features: JobFeatureId[];
  words?: Words;
  common: Partial<JobCommon>;
  /** What it said before it was changed once, after its publication. */
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

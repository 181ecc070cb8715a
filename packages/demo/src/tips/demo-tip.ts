import type { AdditionalContentStatusId } from '@engawa/contract/reference/contents/additional-content-statuses';
import type { CountryCode } from '@engawa/contract/reference/places/countries';
import type { TipDocument } from '@engawa/contract/tips/schemas';
import type { Both } from '../jobs/demo-job.ts';
import type { PictureName } from '../pictures/picture-names.ts';

export interface TipIdea {
  /** Defaults to public. */
  status?: AdditionalContentStatusId;
  /** Relative to the demo's first day. */
  daysAgo: number;
  title: Both;
  message: Both;
  name: Both;
  position: Both;
  university?: Both;
  country: CountryCode;
  /** Years between the author's graduation and the next one. */
  yearsBefore: number;
  portrait: PictureName;
}

export interface DemoTip {
  document: TipDocument;
  status: AdditionalContentStatusId;
  daysAgo: number;
}

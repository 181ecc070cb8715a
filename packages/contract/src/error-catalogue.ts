import { afterOfferErrors } from './after-offer/errors.ts';
import { applicationErrors } from './applications/errors.ts';
import { authErrors } from './auth/errors.ts';
import { connectErrors } from './connect/errors.ts';
import { contactErrors } from './contact/errors.ts';
import { contentErrors } from './contents/errors.ts';
import { discoverErrors } from './discover/errors.ts';
import { documentErrors } from './documents/errors.ts';
import { emailChangeErrors } from './email-change/errors.ts';
import { type ErrorMeaning, generalErrors } from './errors.ts';
import { eventErrors } from './events/errors.ts';
import { fileErrors } from './files/errors.ts';
import { jobErrors } from './jobs/errors.ts';
import { type Language, say } from './language.ts';
import { leavingErrors } from './leaving/errors.ts';
import { messageErrors } from './messages/errors.ts';
import { offerErrors } from './offers/errors.ts';
import { profileErrors } from './profile/errors.ts';
import { reachErrors } from './reach/errors.ts';
import { saveListErrors } from './save-lists/errors.ts';
import { savedErrors } from './saved/errors.ts';
import { scholarshipErrors } from './scholarship/errors.ts';
import { settingsErrors } from './settings/errors.ts';
import { shiftErrors } from './shifts/errors.ts';
import { slotErrors } from './slots/errors.ts';
import { studentSearchErrors } from './student-search/errors.ts';
import { targetErrors } from './targets/errors.ts';
import { teamErrors } from './team/errors.ts';
import { translationErrors } from './translation/errors.ts';
import { twoStepErrors } from './two-step/errors.ts';

/** All refusals by code. Each feature adds its table here. */
const catalogue = {
  ...generalErrors,
  ...authErrors,
  ...twoStepErrors,
  ...emailChangeErrors,
  ...leavingErrors,
  ...fileErrors,
  ...profileErrors,
  ...documentErrors,
  ...scholarshipErrors,
  ...contactErrors,
  ...contentErrors,
  ...jobErrors,
  ...applicationErrors,
  ...eventErrors,
  ...translationErrors,
  ...reachErrors,
  ...teamErrors,
  ...connectErrors,
  ...messageErrors,
  ...slotErrors,
  ...offerErrors,
  ...afterOfferErrors,
  ...settingsErrors,
  ...discoverErrors,
  ...studentSearchErrors,
  ...targetErrors,
  ...savedErrors,
  ...saveListErrors,
  ...shiftErrors,
};

export type ErrorCode = keyof typeof catalogue;
export type ErrorDetails = Readonly<Record<string, string | number>>;

export const errorCodes = Object.keys(catalogue) as ErrorCode[];
export const generalErrorCodes = Object.keys(generalErrors) as ErrorCode[];

export const errorMeaning = (code: ErrorCode): ErrorMeaning => catalogue[code];

export function errorMessage(code: ErrorCode, language: Language, details: ErrorDetails = {}) {
  return say(catalogue[code].message, language).replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(details[name] ?? placeholder),
  );
}

/** The body of every refusal. `fields` has messages by field path, `current` the newer version. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  fields?: Record<string, string>;
  current?: number;
}

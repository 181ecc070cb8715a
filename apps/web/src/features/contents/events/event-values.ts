import type { Audience } from '@engawa/contract/audience/schemas';
import { eventOutline } from '@engawa/contract/events/outline';
import type { EventCommon, EventDocument, EventLanguage } from '@engawa/contract/events/schemas';
import { type Blanked, blankToNull, nullToBlank } from '../../../shared/form/blanks.ts';

export interface EventValues {
  jp: Blanked<EventLanguage>;
  en: Blanked<EventLanguage>;
  common: Blanked<EventCommon>;
}

export const newEvent: EventDocument = {
  jp: eventOutline.blank.language,
  en: eventOutline.blank.language,
  common: eventOutline.blank.common,
};

export const nobody: Audience = { connected: false, saveListIds: [], studentIds: [] };

export const isNobody = ({ connected, saveListIds, studentIds }: Audience): boolean =>
  !connected && saveListIds.length + studentIds.length === 0;

export const eventValues = ({ jp, en, common }: EventDocument): EventValues => ({
  jp: nullToBlank(jp ?? eventOutline.blank.language),
  en: nullToBlank(en ?? eventOutline.blank.language),
  common: nullToBlank(common),
});

/** The picture has no language: it is asked for once and shown in both. */
export const eventDocument = ({ jp, en, common }: EventValues): EventDocument =>
  blankToNull({ jp, en: { ...en, coverImage: jp.coverImage }, common });

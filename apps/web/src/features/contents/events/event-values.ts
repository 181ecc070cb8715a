import type { Audience } from '@engawa/contract/audience/schemas';
import type { ValuesOf } from '@engawa/contract/contents/outline/form-of';
import { eventOutline } from '@engawa/contract/events/outline';
import type { EventDocument, eventCommon, eventLanguage } from '@engawa/contract/events/schemas';
import { contentForm } from '../frame/form/content-form.ts';

export type EventValues = ValuesOf<typeof eventLanguage, typeof eventCommon>;

export const eventForm = contentForm<EventDocument, EventValues>(eventOutline);

export const nobody: Audience = { connected: false, saveListIds: [], studentIds: [] };

export const isNobody = ({ connected, saveListIds, studentIds }: Audience): boolean =>
  !connected && saveListIds.length + studentIds.length === 0;

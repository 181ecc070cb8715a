import type { ValuesOf } from '@engawa/contract/contents/outline/form-of';
import { tipOutline } from '@engawa/contract/tips/outline';
import type { TipDocument, tipCommon, tipLanguage } from '@engawa/contract/tips/schemas';
import { contentForm } from '../frame/form/content-form.ts';

export type TipValues = ValuesOf<typeof tipLanguage, typeof tipCommon>;

export const tipForm = contentForm<TipDocument, TipValues>(tipOutline);

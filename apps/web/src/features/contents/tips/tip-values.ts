import { tipOutline } from '@engawa/contract/tips/outline';
import type { TipCommon, TipDocument, TipLanguage } from '@engawa/contract/tips/schemas';
import { type Blanked, blankToNull, nullToBlank } from '../../../shared/form/blanks.ts';

export interface TipValues {
  jp: Blanked<TipLanguage>;
  en: Blanked<TipLanguage>;
  common: Blanked<TipCommon>;
}

export const newTip: TipDocument = {
  jp: tipOutline.blank.language,
  en: tipOutline.blank.language,
  common: tipOutline.blank.common,
};

export const tipValues = ({ jp, en, common }: TipDocument): TipValues => ({
  jp: nullToBlank(jp ?? tipOutline.blank.language),
  en: nullToBlank(en ?? tipOutline.blank.language),
  common: nullToBlank(common),
});

export const tipDocument = (values: TipValues): TipDocument => blankToNull(values);

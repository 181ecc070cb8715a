import { blankTip, blankTipCommon } from '@engawa/contract/tips/blank';
import type { TipCommon, TipDocument, TipLanguage } from '@engawa/contract/tips/schemas';
import { type Blanked, blankToNull, nullToBlank } from '../../../shared/form/blanks.ts';

export interface TipValues {
  jp: Blanked<TipLanguage>;
  en: Blanked<TipLanguage>;
  common: Blanked<TipCommon>;
}

export const newTip: TipDocument = { jp: blankTip, en: blankTip, common: blankTipCommon };

export const tipValues = ({ jp, en, common }: TipDocument): TipValues => ({
  jp: nullToBlank(jp ?? blankTip),
  en: nullToBlank(en ?? blankTip),
  common: nullToBlank(common),
});

export const tipDocument = (values: TipValues): TipDocument => blankToNull(values);

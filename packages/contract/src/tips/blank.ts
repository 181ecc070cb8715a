import type { TipCommon, TipLanguage } from './schemas.ts';

export const blankTip: TipLanguage = {
  title: null,
  message: null,
  senpaiName: null,
  senpaiPosition: null,
  senpaiUniversity: null,
};

export const blankTipCommon: TipCommon = { senpaiImage: null, country: null, joinedYear: null };

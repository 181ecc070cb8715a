export interface ContentValues {
  jp: object;
  en: object;
  common: object;
}

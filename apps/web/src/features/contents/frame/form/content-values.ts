/** The values of an editor, whatever it edits. */
export interface ContentValues {
  jp: object;
  en: object;
  common: object;
}

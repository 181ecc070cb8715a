export interface ApplicationServices {
  origin: string;
  /** How long an outcome can be taken back. */
  undoSeconds: number;
  /** How long what was sent is kept after the end of an application. */
  keptDays: number;
}

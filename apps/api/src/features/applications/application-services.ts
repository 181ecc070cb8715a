export interface ApplicationServices {
  origin: string;
  /** Seconds in which an outcome can be undone. */
  undoSeconds: number;
  /** Days for which a snapshot is stored after its application has ended. */
  keptDays: number;
}

export interface ApplicationServices {
  origin: string;
  undoSeconds: number;
  /** Days for which a snapshot is stored after its application has ended. */
  keptDays: number;
}

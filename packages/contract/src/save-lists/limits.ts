export const saveListLimits = {
  lists: 100,
  listName: 50,
  /** Per list: more than anybody looks through by hand. */
  students: 500,
  /** Students per call of saving, moving or removing. */
  atOnce: 100,
  note: 1000,
  perPage: 30,
} as const;

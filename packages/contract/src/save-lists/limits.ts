export const saveListLimits = {
  /** Of one company. */
  lists: 100,
  listName: 50,
  /** In one list: more than anybody looks through by hand. */
  students: 500,
  /** Saved, moved or taken out in one call. */
  atOnce: 100,
  note: 1000,
  perPage: 30,
} as const;

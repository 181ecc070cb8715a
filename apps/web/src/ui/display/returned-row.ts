import { createStore } from '../feedback/store.ts';

/** The row that an undo has brought back and that its list has not shown yet. */
export const returnedRowStore = createStore<string | undefined>(undefined);

/** The focus follows a row that has been brought back, into the column it was brought back from. */
export const followRow = (id: string): void => returnedRowStore.set(id);

import { createStore } from '../feedback/store.ts';

/** The id of a row that an undo has restored and that its list has not rendered yet. */
export const returnedRowStore = createStore<string | undefined>(undefined);

/** Makes the focus follow a restored row, to the column from which it was removed. */
export const followRow = (id: string): void => returnedRowStore.set(id);

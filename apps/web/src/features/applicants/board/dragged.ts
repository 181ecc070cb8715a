const type = 'application/x-engawa-applicant';

export interface Dragged {
  id: string;
  /** The column the card comes from. */
  from: string;
}

export const writeDragged = (transfer: DataTransfer, { id, from }: Dragged): void => {
  transfer.setData(type, JSON.stringify({ id, from }));
  transfer.effectAllowed = 'move';
};

/** Null if the dropped item is not an applicant's card. */
export function readDragged(transfer: DataTransfer): Dragged | null {
  const text = transfer.getData(type);
  return text ? (JSON.parse(text) as Dragged) : null;
}

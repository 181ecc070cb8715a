const type = 'application/x-engawa-applicant';

interface Dragged {
  id: string;
  label: string | null;
}

export const writeDragged = (transfer: DataTransfer, { id, label }: Dragged): void => {
  transfer.setData(type, JSON.stringify({ id, label }));
  transfer.effectAllowed = 'move';
};

/** Null if the dropped item is not an applicant's card. */
export function readDragged(transfer: DataTransfer): Dragged | null {
  const text = transfer.getData(type);
  return text ? (JSON.parse(text) as Dragged) : null;
}

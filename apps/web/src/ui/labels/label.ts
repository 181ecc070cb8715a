import type { LabelColourId } from '@engawa/contract/reference/connect/label-colours';

/** A company's own word for some of what it handles. */
export interface Label {
  id: string;
  name: string;
  colour: LabelColourId;
  used: number;
}

interface LabelValues {
  /** A new one without it. */
  id?: string;
  name: string;
  colour: LabelColourId;
}

/** What the dialog of labels does; each is done when it resolves. */
export interface LabelCommands {
  save: (values: LabelValues) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
}

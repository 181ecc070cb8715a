import type { LabelColourId } from '@engawa/contract/reference/connect/label-colours';

export interface Label {
  id: string;
  name: string;
  colour: LabelColourId;
  used: number;
}

interface LabelValues {
  id?: string;
  name: string;
  colour: LabelColourId;
}

/** Each promise resolves when the command is done. */
export interface LabelCommands {
  save: (values: LabelValues) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
}

import type { LabelColourId } from '@engawa/contract/reference/connect/label-colours';
import type { Generated } from 'kysely';

interface Label {
  id: Generated<string>;
  company_id: string;
  name: string;
  colour: LabelColourId;
}

export interface LabelTables {
  connect_label: { created_at: Generated<Date> } & Label;
  apply_label: { label_index: number } & Label;
}

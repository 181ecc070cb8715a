import { createContext, use } from 'react';

export interface FieldWiring {
  /** The id that the label points to; a group has none, its controls are named one by one. */
  controlId: string | undefined;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

interface OwnWiring {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: unknown;
}

/** What a control takes from the field around it; what it says itself comes first. */
export function useFieldWiring(own: OwnWiring = {}) {
  const field = use(FieldContext);
  const alone = field?.controlId !== undefined;
  const describedBy = [own['aria-describedby'], alone && field.describedBy].filter(Boolean);
  return {
    id: own.id ?? field?.controlId,
    'aria-describedby': describedBy.join(' ') || undefined,
    'aria-invalid': Boolean(own['aria-invalid'] ?? field?.invalid) || undefined,
    'aria-required': (alone && field.required) || undefined,
  } as const;
}

/** An open list hides the page from assistive tech, label and all; a name by reference stays. */
export const useFieldLabelId = () => use(FieldContext)?.labelId;

import { createContext, use } from 'react';

export interface FieldWiring {
  /** The id that the label points to; undefined for a group, whose controls have own labels. */
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

/** Attributes that a control takes from the surrounding field; its own attributes win. */
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

/** Refers to the label by id, because an open list hides the label from assistive technology. */
export const useFieldLabelId = () => use(FieldContext)?.labelId;

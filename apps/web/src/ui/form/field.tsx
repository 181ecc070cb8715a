import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useMemo } from 'react';
import { Tag } from '../tag.tsx';
import { FieldContext } from './field-context.ts';
import { RequiredMark } from './required-mark.tsx';

interface FieldProps {
  /** Name in the form's values, by which the field can be found on the page. */
  name?: string | undefined;
  label: ReactNode;
  /** `group`: several controls under one label, for example checkboxes or the parts of a date. */
  kind?: 'control' | 'group' | 'radiogroup' | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Saving requires it. */
  required?: boolean | undefined;
  /** What needs the field, if saving does not require it. */
  mark?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Field({
  name,
  label,
  kind = 'control',
  hint,
  error,
  required = false,
  mark,
  className = '',
  children,
}: FieldProps) {
  const id = useId();
  const grouped = kind !== 'control';
  const invalid = Boolean(error);
  const marked = required && kind === 'group';
  const describedBy =
    [mark && `${id}-need`, hint && `${id}-hint`, error && `${id}-error`]
      .filter(Boolean)
      .join(' ') || undefined;
  const wiring = useMemo(
    () => ({
      controlId: grouped ? undefined : id,
      labelId: `${id}-label`,
      describedBy,
      invalid,
      required,
    }),
    [grouped, id, describedBy, invalid, required],
  );
  return (
    <div
      data-field={name}
      className={`min-w-0 ${className}`}
      {...(grouped && {
        role: kind,
        'aria-labelledby': marked ? `${id}-label ${id}-mark` : `${id}-label`,
        'aria-describedby': describedBy,
      })}
      {...(kind === 'radiogroup' && { 'aria-invalid': invalid, 'aria-required': required })}
    >
      <div className="flex flex-wrap items-center gap-x-2 font-semibold">
        {grouped ? (
          <span id={`${id}-label`}>{label}</span>
        ) : (
          <label id={`${id}-label`} htmlFor={id}>
            {label}
          </label>
        )}
        {required && <RequiredMark id={`${id}-mark`} said={marked} />}
        {mark && (
          <span id={`${id}-need`} className="leading-none">
            <Tag tone="wood">{mark}</Tag>
          </span>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-sumi-2">
          {hint}
        </p>
      )}
      <div className="mt-1.5">
        <FieldContext value={wiring}>{children}</FieldContext>
      </div>
      {error && (
        <p
          id={`${id}-error`}
          className="mt-1.5 flex items-start gap-1.5 text-sm font-semibold text-kaki-ink"
        >
          <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

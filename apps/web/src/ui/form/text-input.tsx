import type { ComponentProps, ReactNode } from 'react';
import { useFieldWiring } from './field-context.ts';
import { bareInputStyle, inputBoxStyle, inputStyle } from './input-style.ts';

interface TextInputProps extends ComponentProps<'input'> {
  lead?: ReactNode;
  trail?: ReactNode;
}

export function TextInput({ lead, trail, className = '', ...rest }: TextInputProps) {
  const wiring = useFieldWiring(rest);
  if (!lead && !trail) {
    return <input type="text" {...rest} {...wiring} className={`${inputStyle} ${className}`} />;
  }
  return (
    <span className={`flex min-h-11 w-full items-center gap-2 ${inputBoxStyle} ${className}`}>
      {lead && (
        <span aria-hidden className="-mr-1 ml-3.5 text-sumi-2 [&_svg]:size-5">
          {lead}
        </span>
      )}
      <input
        type="text"
        {...rest}
        {...wiring}
        className={`${bareInputStyle} min-h-10 grow self-stretch ${lead ? '' : 'pl-3.5'} ${trail ? '' : 'pr-3.5'}`}
      />
      {trail && <span className="mr-3.5 shrink-0 text-sumi-2 has-[button]:mr-0.5">{trail}</span>}
    </span>
  );
}

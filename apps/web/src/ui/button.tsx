import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyle } from './button-style.ts';

export function Button({
  tone,
  size,
  className = '',
  ...rest
}: ComponentProps<'button'> & ButtonLook) {
  return (
    <button
      type="button"
      className={`${buttonStyle({ tone, size })} cursor-pointer ${className}`}
      {...rest}
    />
  );
}

import type { ComponentProps } from 'react';

export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return (
    <div className={`rounded border border-line bg-paper shadow-card ${className}`} {...rest} />
  );
}

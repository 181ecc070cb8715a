import type { ComponentProps } from 'react';
import { layers } from './popup-style.ts';

export function Backdrop(props: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className={`fixed inset-0 bg-[light-dark(rgb(34_37_42/40%),rgb(0_0_0/60%))] transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0 ${layers.dialog}`}
    />
  );
}

import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { layers } from './popup-style.ts';

interface TooltipProps {
  text: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /** A button or link with an accessible name, because touch and screen readers get no tooltip. */
  children: ReactElement;
}

export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={300} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} collisionPadding={8} className={layers.popup}>
          <Base.Popup className="max-w-64 rounded-small bg-sumi px-2.5 py-1 text-sm text-washi transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

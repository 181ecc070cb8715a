import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { popupItemStyle } from './popup-style.ts';

interface MenuCheckProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

export function MenuCheck({ checked, onChange, children }: MenuCheckProps) {
  return (
    <Base.CheckboxItem
      checked={checked}
      onCheckedChange={(next) => onChange(next)}
      closeOnClick
      className={popupItemStyle}
    >
      <span aria-hidden className="size-4.5 shrink-0">
        <Base.CheckboxItemIndicator render={<Check className="size-4.5" />} />
      </span>
      {children}
    </Base.CheckboxItem>
  );
}

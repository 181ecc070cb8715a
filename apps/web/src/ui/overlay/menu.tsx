import { Menu as Base } from '@base-ui/react/menu';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { layers, popupItemStyle, popupStyle } from './popup-style.ts';

interface MenuProps {
  trigger: ReactElement;
  align?: 'start' | 'end' | undefined;
  opened?: boolean | undefined;
  children: ReactNode;
}

export function Menu({ trigger, align = 'start', opened = false, children }: MenuProps) {
  return (
    <Base.Root defaultOpen={opened}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          sideOffset={6}
          align={align}
          collisionPadding={8}
          className={`outline-none ${layers.popup}`}
        >
          <Base.Popup
            className={`max-h-(--available-height) min-w-48 max-w-[min(20rem,var(--available-width))] overflow-y-auto p-1 ${popupStyle}`}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

interface MenuItemProps {
  icon?: ReactNode;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  onSelect: () => void;
  children: ReactNode;
}

export function MenuItem({
  icon,
  danger = false,
  disabled = false,
  onSelect,
  children,
}: MenuItemProps) {
  const tone = danger
    ? 'text-kaki-ink data-highlighted:bg-kaki-soft data-highlighted:text-kaki-ink'
    : '';
  return (
    <Base.Item disabled={disabled} onClick={onSelect} className={`${popupItemStyle} ${tone}`}>
      <Icon>{icon}</Icon>
      {children}
    </Base.Item>
  );
}

/** The router marks the link of the current page. */
const currentStyle =
  'aria-[current=page]:bg-ai-soft aria-[current=page]:font-bold aria-[current=page]:text-ai-2';

interface MenuLinkProps extends ComponentProps<'a'> {
  icon?: ReactNode;
  /** The router's link, as `<Link to="…" />`; otherwise a plain `href` is used. */
  render?: ReactElement | undefined;
}

export function MenuLink({ icon, render, children, ...rest }: MenuLinkProps) {
  return (
    <Base.LinkItem
      {...rest}
      render={render}
      closeOnClick
      className={`${popupItemStyle} ${currentStyle}`}
    >
      <Icon>{icon}</Icon>
      {children}
    </Base.LinkItem>
  );
}

/** A text at the top that cannot be selected, for example the account's name. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return <div className="px-3 py-2 text-sm text-sumi-2">{children}</div>;
}

export function MenuSeparator() {
  return <Base.Separator className="mx-2 my-1 h-px bg-line" />;
}

function Icon({ children }: { children: ReactNode }) {
  return (
    children && (
      <span aria-hidden className="shrink-0 [&_svg]:size-4.5">
        {children}
      </span>
    )
  );
}

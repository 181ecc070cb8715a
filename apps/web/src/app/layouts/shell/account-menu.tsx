import { useNavigate } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { leaveNoTrace } from '../../../shared/session/sign-out/leave-no-trace.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Menu, MenuHeading, MenuItem, MenuSeparator } from '../../../ui/overlay/menu.tsx';

interface AccountMenuProps {
  account: { name: string; profilePictureUrl: string | null } | undefined;
  label: (name: string) => string;
  signOut: string;
  children: ReactNode;
}

export function AccountMenu({ account, label, signOut, children }: AccountMenuProps) {
  const navigate = useNavigate();
  const name = account?.name ?? '';
  const leave = () => {
    leaveNoTrace();
    void navigate({ to: '/signout', state: { signsOut: true } });
  };
  return (
    <Menu
      align="end"
      trigger={
        <button
          type="button"
          aria-label={label(name)}
          className="grid size-11 cursor-pointer place-items-center rounded-full"
        >
          <Avatar name={name} src={account?.profilePictureUrl} />
        </button>
      }
    >
      <MenuHeading>{name}</MenuHeading>
      <MenuSeparator />
      {children}
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onSelect={leave}>
        {signOut}
      </MenuItem>
    </Menu>
  );
}

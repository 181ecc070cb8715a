import { type LinkProps, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Leads on at once: an address without its id is the list's. */
export function GoTo({ to }: { to: NonNullable<LinkProps['to']> }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ to, replace: true });
  }, [navigate, to]);
  return null;
}

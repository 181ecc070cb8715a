import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface SiteLinkProps {
  /** From the settings: an address of the web or a path of this site; empty shows nothing. */
  href: string;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

export function SiteLink({ href, ...rest }: SiteLinkProps) {
  if (!href) return null;
  if (href.startsWith('/')) return <Link to={href} {...rest} />;
  return <a href={href} rel="noopener" {...rest} />;
}

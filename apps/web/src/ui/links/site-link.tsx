import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface SiteLinkProps {
  /** A web address or a path of this site, from the settings; empty renders nothing. */
  href: string;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  if (!href) return null;
  if (href.startsWith('/')) {
    const [path = '/', hash] = href.split('#');
    return (
      <Link to={path} {...(hash && { hash })} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} rel="noopener" {...rest}>
      {children}
    </a>
  );
}

import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyle } from '../button-style.ts';

type AnchorProps = ComponentProps<'a'> & ButtonLook;

function Anchor({ tone, size, className = '', children, ...rest }: AnchorProps) {
  return (
    <a className={`${buttonStyle({ tone, size })} ${className}`} {...rest}>
      {children}
    </a>
  );
}

export const LinkButton = createLink(Anchor);

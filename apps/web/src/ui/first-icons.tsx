import type { ComponentProps, ReactNode } from 'react';

/** Icons of the first page, drawn like Lucide's, because that page does not load the package. */
const icon = (shape: ReactNode) =>
  function FirstIcon(props: ComponentProps<'svg'>) {
    return (
      <svg
        aria-hidden
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
      >
        {shape}
      </svg>
    );
  };

export const MenuIcon = icon(<path d="M4 5h16M4 12h16M4 19h16" />);
export const ChevronDown = icon(<path d="m6 9 6 6 6-6" />);
export const Globe = icon(
  <>
    <circle cx="12" cy="12" r="10" />
    <path d="M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20" />
  </>,
);

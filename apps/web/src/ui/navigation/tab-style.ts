/** Tabs as designed: labels on a rail, the selected one on paper. */
export const segmentsStyle =
  'relative inline-flex max-w-full overflow-x-auto rounded p-1 [scrollbar-width:none] ' +
  'bg-[color-mix(in_oklab,var(--line)_75%,var(--washi))]';

const shape =
  'relative inline-flex min-h-10 shrink-0 cursor-pointer items-center justify-center gap-2 rounded-small ' +
  'px-4 text-sm font-semibold whitespace-nowrap transition-colors';

/** In the dark scheme the selected tab is lighter than the rail. */
const openStyle = 'bg-[light-dark(var(--paper),var(--line-2))] text-sumi shadow-card';

export const segmentStyle = (open: boolean) =>
  `${shape} ${open ? openStyle : 'text-sumi-2 hover:text-sumi'}`;

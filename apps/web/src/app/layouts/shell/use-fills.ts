import { useMatches } from '@tanstack/react-router';

/** Whether the page takes the window's whole height, and how (see the route table). */
export const useFills = () =>
  useMatches({ select: (matches) => matches.at(-1)?.staticData.page?.fills });

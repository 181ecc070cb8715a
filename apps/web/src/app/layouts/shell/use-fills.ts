import { useMatches } from '@tanstack/react-router';

export const useFills = () =>
  useMatches({ select: (matches) => matches.at(-1)?.staticData.page?.fills });

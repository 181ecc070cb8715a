import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { placeNamed } from './field-of-item.ts';

/** Focuses the item that the URL fragment names, for example `#phone`. */
export function useOpenAtItem(isLoaded: boolean): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (isLoaded && hash) placeNamed(hash)?.focus();
  }, [isLoaded, hash]);
}

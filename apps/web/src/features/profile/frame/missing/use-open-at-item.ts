import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { placeNamed } from './field-of-item.ts';

/** An address that ends in `#phone` opens at that item, ready to be filled in. */
export function useOpenAtItem(isLoaded: boolean): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (isLoaded && hash) placeNamed(hash)?.focus();
  }, [isLoaded, hash]);
}

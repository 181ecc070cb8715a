import { useEffect, useMemo } from 'react';

export function usePageUrls(pages: readonly string[] | undefined): readonly string[] {
  const urls = useMemo(
    () =>
      (pages ?? []).map((page) => URL.createObjectURL(new Blob([page], { type: 'image/svg+xml' }))),
    [pages],
  );
  useEffect(() => () => urls.forEach((url) => URL.revokeObjectURL(url)), [urls]);
  return urls;
}

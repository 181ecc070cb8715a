/** How far below the window a part starts loading, so that it responds when it is reached. */
const ahead = '100px';

/**
 * Resolves when a prerendered part is about to be used: on hover, on focus, or when a scroll brings
 * it near. Visibility alone does not count, because a high window shows the part at once and most
 * visitors only read. Resolves at once without prerendered markup: after navigation inside the
 * client, and in the build.
 */
export function whenApproached(id: string): Promise<void> {
  const place = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!place) return Promise.resolve();
  return new Promise((resolve) => {
    const ended = new AbortController();
    const once = { once: true, passive: true, signal: ended.signal };
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) done();
      },
      { rootMargin: ahead },
    );
    const done = () => {
      observer.disconnect();
      ended.abort();
      resolve();
    };
    place.addEventListener('pointerover', done, once);
    place.addEventListener('focusin', done, once);
    const watch = () => observer.observe(place);
    // The visitor scrolled before this code ran.
    if (window.scrollY > 0) watch();
    else window.addEventListener('scroll', watch, once);
  });
}

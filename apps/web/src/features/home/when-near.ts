/** So far below the window a part of the page is fetched, so that it answers when it is reached. */
const ahead = '100px';

/**
 * When a part that stands in the markup already is about to be used: it is pointed at, gets the focus, or
 * comes near after a scroll. On a high window it stands there at once, and most people only read.
 * Whoever was led here inside the program has no such markup, and waits for nothing; nor does the
 * build, which draws it.
 */
export function nearing(id: string): Promise<void> {
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
    // Whoever is quick has scrolled before this program came.
    if (window.scrollY > 0) watch();
    else window.addEventListener('scroll', watch, once);
  });
}

/** So far below the window a part of the page is fetched, so that it answers when it is reached. */
const ahead = '100px';

/**
 * When a part that stands in the markup already comes near. Whoever was led here inside the program has
 * no such markup, and waits for nothing; nor does the build, which draws it.
 */
export function nearing(id: string): Promise<void> {
  const place = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!place) return Promise.resolve();
  return new Promise((done) => {
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        done();
      },
      { rootMargin: ahead },
    );
    observer.observe(place);
  });
}

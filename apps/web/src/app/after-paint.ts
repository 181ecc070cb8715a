/**
 * The only script of a page that the build has drawn. The page can be read, and its links work;
 * the program comes after the first paint, and what was pressed before is then done.
 */
const script = document.querySelector<HTMLScriptElement>('script[data-program]');
const { program = '', ground = '', parts = '' } = script?.dataset ?? {};

type Wish = () => void;
const wishes = new Map<EventTarget, Wish>();

const repeats: Record<string, (target: EventTarget) => Wish | undefined> = {
  click: (target) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button');
    // A button that sends a form is the form's business.
    return button && button.getAttribute('type') === 'button' ? () => button.click() : undefined;
  },
  submit: (target) => () => (target as HTMLFormElement).requestSubmit(),
  change: (target) => {
    if (!(target instanceof HTMLSelectElement)) return undefined;
    const { value } = target;
    return () => {
      target.value = value;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    };
  },
};

function hold(event: Event): void {
  const wish = event.target && repeats[event.type]?.(event.target);
  if (!wish || !event.target) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  wishes.set(event.target, wish);
}

function letGo(): void {
  for (const type of Object.keys(repeats)) document.removeEventListener(type, hold, true);
  for (const wish of wishes.values()) wish();
}

for (const type of Object.keys(repeats)) document.addEventListener(type, hold, true);
document.addEventListener('engawa:answers', letGo, { once: true });

const turn = (ms = 0) => new Promise((taken) => setTimeout(taken, ms));

function preload(): void {
  for (const href of parts.split(' ')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

/** In pieces: between two of them the page answers whoever scrolls or types. */
async function start(): Promise<void> {
  preload();
  for (const href of [...ground.split(' '), program]) {
    await import(/* @vite-ignore */ href);
    await turn();
  }
}

// Without the program the page is still one to read, with links and forms of the browser.
const run = () => void start().catch(letGo);

/** Drawn is not yet seen: scripts that come between hold up the very paint that they wait for. */
function seen(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

/** A browser need not tell, and a page that is hidden meanwhile has nothing to tell. */
const longestWaitMs = 1000;

// A hidden page is not painted before it is looked at.
if (document.visibilityState === 'hidden') run();
else void Promise.race([seen(), turn(longestWaitMs)]).then(run);

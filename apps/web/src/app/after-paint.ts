/**
 * The only script of a prerendered page. The page is readable and its links work at once. This
 * script loads the program after the first paint and then repeats the clicks and inputs made
 * before.
 */
const script = document.querySelector<HTMLScriptElement>('script[data-program]');
const { program = '', ground = '', parts = '' } = script?.dataset ?? {};

type Wish = () => void;
const wishes = new Map<EventTarget, Wish>();

const repeats: Record<string, (target: EventTarget) => Wish | undefined> = {
  click: (target) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button');
    // A submit button is repeated by the form's `submit` event.
    return button && button.getAttribute('type') === 'button' ? () => button.click() : undefined;
  },
  // A form with an address of its own works without the program.
  submit: (target) =>
    (target as HTMLFormElement).hasAttribute('action')
      ? undefined
      : () => (target as HTMLFormElement).requestSubmit(),
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

/** Loads in steps: between two imports the page responds to scrolling and typing. */
async function start(): Promise<void> {
  preload();
  for (const href of [...ground.split(' '), program]) {
    await import(/* @vite-ignore */ href);
    await turn();
  }
}

// If the program fails to load, the page stays readable, with plain links and forms.
const run = () => void start().catch(letGo);

/** Resolves after the first contentful paint. Scripts that start earlier would delay that paint. */
function seen(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Upper bound, because a browser may not report paints, and a page hidden meanwhile never does. */
const longestWaitMs = 1000;

// The browser does not paint a hidden page until it is shown.
if (document.visibilityState === 'hidden') run();
else void Promise.race([seen(), turn(longestWaitMs)]).then(run);

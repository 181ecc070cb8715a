import { signInAsStudent } from '../support/people/sign-in.ts';
import { expectGoodLooks, phone } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

test.use({
  locale: 'en-GB',
  viewport: phone,
  serviceWorkers: 'allow',
  expectedProblems: /net::ERR_INTERNET_DISCONNECTED/,
});

test('a phone can install the product', async ({ playwright, launchOptions, baseURL }) => {
  // The default contexts of Playwright are incognito, where a full Chrome refuses to install.
  const context = await playwright.chromium.launchPersistentContext('', {
    ...launchOptions,
    ...(baseURL && { baseURL }),
    locale: 'en-GB',
    viewport: phone,
  });
  const page = await context.newPage();
  await page.goto('/');
  const browser = await context.newCDPSession(page);
  const { data, errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '') as { lang: string; icons: { src: string }[] };
  expect(manifest.lang).toBe('en');
  for (const { src } of manifest.icons) {
    const icon = await page.request.get(src);
    expect(icon.headers()['content-type']).toBe('image/png');
  }
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  await context.close();
});

test('without a network an offline page appears and recovers', async ({ page, context }) => {
  await signInAsStudent(page);
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.reload();
  // Fully loaded first, because a missing chunk would be reported.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/talent\/account/);
  await expect(page.getByRole('main')).not.toContainText('You are offline');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a student turns push notifications on and off on this phone', async ({ page }) => {
  // Simulates the permission prompt and the browser's push service.
  await page.addInitScript(() => {
    let subscription: object | null = null;
    const asked: object = Reflect.get(globalThis, 'Notification');
    Object.defineProperty(asked, 'permission', { get: () => 'granted' });
    Object.assign(asked, { requestPermission: async () => 'granted' });
    const address = 'https://fcm.googleapis.com/fcm/send/phone-of-linh';
    Object.assign(Reflect.get(globalThis, 'PushManager').prototype, {
      getSubscription: async () => subscription,
      subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
        if (key.length !== 87) throw new Error('not a key');
        const unsubscribe = async () => (subscription = null);
        return (subscription = { endpoint: address, unsubscribe });
      },
    });
  });
  await signInAsStudent(page, '/talent/settings/notices');
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.reload();
  await expect(page.getByText('Off', { exact: true })).toBeVisible();
  const kept = page.waitForResponse(/\/v1\/student\/push$/);
  await page.getByRole('button', { name: 'Turn on' }).click();
  expect((await kept).ok()).toBe(true);
  await expect(page.getByText('On', { exact: true })).toBeVisible();
  await expectGoodLooks(page, 'en');
  const forgotten = page.waitForResponse(/\/v1\/student\/push\/delete$/);
  await page.getByRole('button', { name: 'Turn off' }).click();
  expect((await forgotten).ok()).toBe(true);
  await expect(page.getByText('Off', { exact: true })).toBeVisible();
});

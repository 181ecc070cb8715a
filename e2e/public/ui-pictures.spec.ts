import { resolve } from 'node:path';
import { expectAccessible, expectNoSidewaysScroll, phone } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

const photo = resolve(
  import.meta.dirname,
  '../../apps/web/src/features/showcase/images/pictures/garden-1280.webp',
);

test.beforeEach(async ({ page }) => {
  await page.goto('/demo/ui?lang=en');
  await expect(page.getByRole('heading', { name: 'Pictures', exact: true })).toBeVisible();
});

test('a picture is cropped, shown at once, uploaded and removed', async ({ page }) => {
  const logo = page.getByLabel('Logo', { exact: false }).first();
  await logo.focus();
  await logo.setInputFiles(photo);
  const dialog = page.getByRole('dialog', { name: 'Choose what to show' });
  const area = dialog.getByRole('application');
  // The picture is visible and can be zoomed.
  await expect(area).toBeVisible();
  const before = await dialog.locator('img').boundingBox();
  const { width = 0, height = 1 } = (await area.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(1, 2);
  await dialog.getByRole('slider', { name: 'Zoom' }).press('End');
  await expect
    .poll(async () => (await dialog.locator('img').boundingBox())?.width)
    .toBeGreaterThan(before?.width ?? 0);
  const zoomed = await dialog.locator('img').boundingBox();
  await area.press('ArrowRight');
  await expect
    .poll(async () => (await dialog.locator('img').boundingBox())?.x)
    .toBeGreaterThan(zoomed?.x ?? 0);
  const progress = page.getByRole('progressbar', { name: 'Uploading the picture: Logo' });
  // The simulated upload takes only two seconds.
  await Promise.all([
    expect(progress).toBeVisible(),
    dialog.getByRole('button', { name: 'Use this part' }).click(),
  ]);
  await expect(dialog).toBeHidden();
  await expect(logo).toBeFocused();
  const remove = page.getByRole('button', { name: 'Remove the picture: Logo' });
  await expect(remove).toBeVisible();
  await expect(progress).toBeHidden();
  await remove.click();
  await expect(remove).toBeHidden();
  await expect(logo).toBeFocused();
});

test('the crop dialog is accessible on a phone, and Escape sends nothing', async ({ page }) => {
  await page.setViewportSize(phone);
  const logo = page.getByLabel('Logo', { exact: false }).first();
  await logo.focus();
  await logo.setInputFiles(photo);
  const dialog = page.getByRole('dialog', { name: 'Choose what to show' });
  await expect(dialog.getByRole('application')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, ['light']);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(logo).toBeFocused();
  await expect(page.getByRole('button', { name: 'Remove the picture: Logo' })).toBeHidden();
});

test('a file that is no picture is refused before the upload', async ({ page }) => {
  const logo = page.getByLabel('Logo', { exact: false }).first();
  const buffer = Buffer.from('%PDF-1.7');
  await logo.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByText('This type of file cannot be used.')).toBeVisible();
  await logo.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('The file could not be read.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a browser with AVIF support gets AVIF, in a fitting width', async ({ page }) => {
  const alt = 'A garden with a pond and a bridge';
  await page.getByRole('img', { name: alt }).scrollIntoViewIfNeeded();
  const source = `document.querySelector('img[alt="${alt}"]').currentSrc`;
  await expect.poll(() => page.evaluate<string>(source)).toMatch(/1280.*\.avif$/);
});

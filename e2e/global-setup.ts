import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fastFolder } from '@engawa/platform/testing/fast-folder';
import { freePort } from '@engawa/platform/testing/waiting/ports';
import { startProduct } from './support/product.ts';

export default async function setUp(): Promise<() => Promise<void>> {
  const data = await mkdtemp(join(fastFolder(), 'engawa-e2e-'));
  // Run as root, PostgreSQL has another user, who must be able to enter the folder.
  await chmod(data, 0o755);
  const product = await startProduct(await freePort(), data);
  process.env.E2E_ORIGIN = product.origin;
  process.env.E2E_DATA = data;
  return async () => {
    await product.stop();
    await rm(data, { recursive: true, force: true });
  };
}

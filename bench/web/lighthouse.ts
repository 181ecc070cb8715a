import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>;
  runtimeError?: { message: string };
}
type Lighthouse = (
  url: string,
  flags: Record<string, unknown>,
) => Promise<{ lhr: Report } | undefined>;

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Installed on first use, with its own lockfile. */
export async function loadLighthouse(): Promise<Lighthouse> {
  const entry = join(import.meta.dirname, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(entry)) {
    spawnSync('npm', ['ci'], { cwd: import.meta.dirname, stdio: 'inherit' });
  }
  const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as {
    default: Lighthouse;
  };
  return lighthouse;
}

/** Lighthouse's default: a mid-range phone on a slow mobile network. */
export async function inspect(
  lighthouse: Lighthouse,
  url: string,
  { port, language }: { port: number; language: string },
): Promise<Report> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: categories,
    extraHeaders: { 'accept-language': language },
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(
      `${url}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse did not open it.'}`,
    );
  }
  return result.lhr;
}

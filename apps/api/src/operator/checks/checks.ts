import { Readable } from 'node:stream';
import { createLog } from '@engawa/platform/log/log';
import { connectRelay } from '@engawa/platform/mail/transport';
import { probeStore, storeFault } from '@engawa/platform/storage/probe-store';
import { clamavScanner } from '@engawa/platform/storage/scan/clamav';
import { startBudget } from '@engawa/platform/translate/budget';
import { createTranslator } from '@engawa/platform/translate/create-translator';
import type { Settings } from '../../config.ts';
import { openStore } from '../../external-services.ts';
import { SsoClient } from '../../features/auth/sso/sso-client.ts';
import { checkDatabase } from './database.repo.ts';
import type { Check } from './run-checks.ts';

const silent = createLog('silent');

export function checksOf(settings: Settings, databaseUrl: string): Check[] {
  const { DATABASE_POOL: pool, MIGRATE_ON_START: migrates } = settings;
  const { DATABASE_REPLICA_URL: replica, SMTP_URL, SCANNER_URL, SEARCH_URL } = settings;
  const { TRANSLATE_URL, OIDC_ISSUER } = settings;
  return [
    {
      name: 'database',
      run: () =>
        checkDatabase(databaseUrl, { setting: 'DATABASE_URL', role: 'primary', pool, migrates }),
    },
    {
      name: 'standby',
      run:
        replica === undefined
          ? undefined
          : () =>
              checkDatabase(replica, {
                setting: 'DATABASE_REPLICA_URL',
                role: 'standby',
                pool,
                migrates,
              }),
    },
    { name: 'files', run: () => checkStore(settings) },
    {
      name: 'mail relay',
      run: SMTP_URL === undefined ? undefined : () => checkRelay(SMTP_URL, settings),
      unused: 'not set: mails go nowhere, but for the demo, which shows them',
    },
    {
      name: 'OpenID issuer',
      run: OIDC_ISSUER === undefined ? undefined : () => checkIssuer(OIDC_ISSUER, settings),
      unused: 'built in',
    },
    {
      name: 'virus scanner',
      run: SCANNER_URL === undefined ? undefined : () => checkScanner(SCANNER_URL),
    },
    {
      name: 'translator',
      run: TRANSLATE_URL === undefined ? undefined : () => checkTranslator(TRANSLATE_URL, settings),
    },
    {
      name: 'search cluster',
      run: SEARCH_URL === undefined ? undefined : () => checkCluster(settings),
    },
  ];
}

async function checkStore(settings: Settings): Promise<string> {
  try {
    await probeStore(await openStore(settings));
  } catch (error) {
    throw new Error(storeFault(error).sentence, { cause: error });
  }
  return `written, read and deleted in ${settings.S3_BUCKET ? `bucket ${settings.S3_BUCKET}` : 'the data folder'}`;
}

async function checkRelay(url: string, settings: Settings): Promise<string> {
  const allowPlaintext = settings.SMTP_ALLOW_PLAINTEXT;
  const relay = connectRelay(url, { allowPlaintext });
  const withPassword = new URL(url).username !== '';
  try {
    await relay.verify();
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    throw new Error(relayFault(code ?? '', responseCode), { cause: error });
  } finally {
    relay.close();
  }
  return withPassword ? 'connected and signed in' : 'connected, without a sign-in';
}

function relayFault(code: string, response: number | undefined): string {
  if (code === 'EAUTH') return 'The relay refuses the user or password in SMTP_URL: correct them.';
  if (code === 'ETLS') {
    return 'The relay offers no TLS, and SMTP_URL has a password: use smtps:// or another port, or set SMTP_ALLOW_PLAINTEXT=on if nobody can listen in between.';
  }
  return `The relay cannot be used (${[code, response].filter(Boolean).join(' ')}): check SMTP_URL, its port and its certificate.`;
}

async function checkIssuer(issuer: string, settings: Settings): Promise<string> {
  const client = new SsoClient(
    {
      issuer,
      clientId: settings.OIDC_CLIENT_ID ?? '',
      clientSecret: settings.OIDC_CLIENT_SECRET ?? '',
      origin: settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PORT}`,
    },
    silent,
  );
  try {
    const { url } = await client.begin('en', { register: false });
    return `found; people sign in at ${new URL(url).origin}`;
  } catch (error) {
    throw new Error(
      `${issuer}/.well-known/openid-configuration cannot be read: check OIDC_ISSUER and that it is running.`,
      { cause: error },
    );
  }
}

async function checkScanner(url: string): Promise<string> {
  const verdict = await clamavScanner(url)
    .scan(Readable.from([Buffer.from('engawa')]), 15_000)
    .catch((error: Error) => {
      throw new Error(`The scanner cannot be used (${error.message}): check SCANNER_URL.`);
    });
  if (verdict !== 'clean') throw new Error(`The scanner calls a harmless file ${verdict}.`);
  return 'a harmless file was scanned';
}

async function checkTranslator(url: string, settings: Settings): Promise<string> {
  const translator = createTranslator({ url, key: settings.TRANSLATE_KEY, log: silent });
  try {
    const [text] = await translator.translate(['会社紹介'], 'ja', 'en', startBudget(15_000));
    if (!text) throw new Error('an empty answer');
    return `${translator.name} answers`;
  } catch (error) {
    throw new Error(
      `The translator cannot be used (${(error as Error).message}): check TRANSLATE_URL and TRANSLATE_KEY.`,
      { cause: error },
    );
  }
}

async function checkCluster(settings: Settings): Promise<string> {
  const { Cluster } = await import('@engawa/search-cluster/cluster');
  const cluster = new Cluster({
    url: settings.SEARCH_URL ?? '',
    shards: settings.SEARCH_SHARDS,
    replicas: settings.SEARCH_REPLICAS,
    patienceMs: settings.SEARCH_PATIENCE_MS,
  });
  try {
    return `OpenSearch ${await cluster.version()}`;
  } catch (error) {
    throw new Error(
      `The search cluster cannot be used (${(error as Error).message}): check SEARCH_URL.`,
      { cause: error },
    );
  } finally {
    await cluster.close();
  }
}

import type { Plugin } from 'vite';
import { pageList } from '../src/app/routes/table/look-up.ts';
import { beginnings, redirects } from '../src/app/routes/table/redirects.ts';

/** What the build calls a script: its name, a digest of eight characters. */
const builtScript = /^assets\/([\w.-]+)-[\w-]{8}\.js$/;

/** The router's name for an address that no page answers. */
const noPage = '/$';

/**
 * `.client.json`: the build, routes and scripts of this client. The server keeps nothing else of what
 * a report of an error names (decision 070).
 */
export function clientFacts(): Plugin {
  return {
    name: 'engawa:client-facts',
    apply: 'build',
    generateBundle(_, bundle) {
      const sentOn = [...redirects, ...beginnings].map(({ from }) => from.replace('*', '$'));
      const facts = {
        release: process.env.VITE_RELEASE ?? 'unknown',
        routes: [...pageList.map(({ path }) => path), ...sentOn, noPage],
        files: Object.keys(bundle).flatMap((file) => {
          const name = builtScript.exec(file)?.[1];
          return name ? [`${name}.js`] : [];
        }),
      };
      this.emitFile({ type: 'asset', fileName: '.client.json', source: JSON.stringify(facts) });
    },
  };
}

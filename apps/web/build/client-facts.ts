import type { Plugin } from 'vite';
import { pageList } from '../src/app/routes/table/look-up.ts';
import { beginnings, redirects } from '../src/app/routes/table/redirects.ts';

const builtScript = /^assets\/([\w.-]+)-[\w-]{8}\.js$/;

const noPage = '/$';

/**
 * Writes `.client.json`: build id, routes and scripts of this client. From an error report the
 * server stores only values listed here (decision 070).
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

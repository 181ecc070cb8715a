import type { AnyEndpoint } from '@engawa/contract/endpoint';
import { errorMeaning } from '@engawa/contract/error-catalogue';
import { product } from '@engawa/contract/product';
import { colours } from '@engawa/theme/tokens';
import { escapeHtml } from '../../text/escape-html.ts';
import { inputSchema, possibleErrors, replySchema } from './openapi.ts';

export const policyText = (endpoint: AnyEndpoint): string =>
  policyOf(endpoint) + (endpoint.fresh ? ', signed in within ten minutes' : '');

const policyOf = ({ auth }: AnyEndpoint): string => {
  if (auth.kind === 'demo') return 'anyone, demo only';
  if (auth.kind !== 'company' || auth.levels.length === 4) return auth.kind;
  return `company, level ${auth.levels.join(', ')}`;
};

/** Static and without script: one page, for the browser's own search. */
export function docsPage(endpoints: readonly AnyEndpoint[]): string {
  const features = Map.groupBy(endpoints, (endpoint) => endpoint.id.split('.')[1] as string);
  const sections = [...features].map(
    ([feature, list]) =>
      `<section id="${feature}"><h2>${feature}</h2>${list.map(article).join('')}</section>`,
  );
  const links = [...features.keys()].map((name) => `<a href="#${name}">${name}</a>`).join(' ');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${product.name} API</title><link rel="stylesheet" href="/v1/docs/style.css"></head>
<body><header><h1>${product.name} API</h1>
<p>${endpoints.length} calls. Machine-readable: <a href="/v1/openapi.json">OpenAPI 3.1</a>.</p>
<nav aria-label="Features">${links}</nav></header><main>${sections.join('')}</main></body></html>`;
}

function article(endpoint: AnyEndpoint): string {
  const { method, path, summary, id } = endpoint;
  return `<details id="${id}"><summary><b>${method}</b> <code>${path}</code> <span>${escapeHtml(summary)}</span></summary>
<p>Who may call: ${policyText(endpoint)}. Name: <code>${id}</code></p>
${schemaBlock('Path', endpoint.params && inputSchema(endpoint.params))}
${schemaBlock('Query', endpoint.query && inputSchema(endpoint.query))}
${schemaBlock(endpoint.upload ? 'Form fields, with the file as “file”' : 'Body', endpoint.body && inputSchema(endpoint.body))}
${typeof endpoint.reply === 'string' ? `<p>Answers ${endpoint.reply === 'file' ? 'the file' : 'server-sent events'}.</p>` : schemaBlock('Answer', replySchema(endpoint.reply))}
<h3>Refusals</h3><ul>${possibleErrors(endpoint)
    .map(
      (code) =>
        `<li>${errorMeaning(code).status} <code>${code}</code> ${escapeHtml(errorMeaning(code).message.en)}</li>`,
    )
    .join('')}</ul></details>`;
}

function schemaBlock(title: string, schema: Record<string, unknown> | undefined): string {
  if (!schema) return '';
  return `<h3>${title}</h3><pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;
}

const scheme = (which: 'light' | 'dark'): string =>
  `--ink:${colours.sumi[which]};--ground:${colours.washi[which]};--line:${colours['line-2'][which]};--action:${colours.ai[which]}`;

export const docsStyle = `:root{color-scheme:light dark;${scheme('light')}}
@media(prefers-color-scheme:dark){:root{${scheme('dark')}}}
body{margin:0 auto;max-width:60rem;padding:1.5rem;font:15px/1.6 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
a{color:var(--action)}nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem}h3{font-size:1rem;margin:1rem 0 .25rem}
details{border-top:1px solid var(--line);padding:.5rem 0}summary{cursor:pointer;padding:.25rem 0}
summary b{display:inline-block;min-width:4.5rem;color:var(--action)}code{overflow-wrap:anywhere}
pre{overflow-x:auto;border:1px solid var(--line);border-radius:6px;padding:.75rem;font-size:13px}`;

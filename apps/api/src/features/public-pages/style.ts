import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ownFont } from './font-sheet.ts';
import { listStyle } from './lists/style.ts';
import { pageScript } from './page-script.ts';
import { saveStyle } from './saved/save-button.ts';

/** The theme's tokens without comments. */
const tokens = readFileSync(fileURLToPath(import.meta.resolve('@engawa/theme/tokens.css')), 'utf8')
  .replaceAll(/\/\*[\s\S]*?\*\//g, '')
  .replaceAll(/\s+/g, ' ');

/** Inlined, so that nothing delays the first paint. Designed for 360 px first. */
export const style = `${tokens}
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;min-height:100dvh;display:flex;flex-direction:column;background:var(--washi);color:var(--sumi);font:1rem/1.8 ${ownFont};overflow-wrap:anywhere;line-break:strict;-webkit-font-smoothing:antialiased}
@font-face{font-family:Boxes;font-weight:100 900;src:local("DejaVu Sans");size-adjust:166.7%;unicode-range:U+3000-9FFF,U+F900-FAFF,U+FF00-FFEF}
h1,h2,h3,p,ul,dl,dd{margin:0;padding:0}
h1,h2,h3{line-height:1.4;letter-spacing:.01em;text-wrap:balance;word-break:auto-phrase}
h1{font-size:1.5rem}
h2{font-size:1.125rem}
h3{font-size:1rem}
ul{list-style:none}
p,dd{text-wrap:pretty}
a{color:var(--ai);text-underline-offset:.2em}
a:hover{color:var(--ai-2)}
:focus-visible{outline:2px solid var(--ai);outline-offset:2px;border-radius:var(--radius-small)}
picture{display:block}
img{display:block;width:100%;height:auto;object-fit:cover}
svg{flex:none}
.demo-banner{padding:.5rem 1rem;background:var(--kaki-soft);color:var(--kaki-ink);font-size:.875rem;font-weight:600;text-align:center}
.unseen{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;left:-999px}
.skip:focus{left:8px;top:8px;z-index:1;padding:8px 16px;border-radius:var(--radius-small);background:var(--paper)}
.top{display:flex;align-items:center;gap:8px;min-height:60px;padding:8px 16px;background:var(--paper);border-bottom:1px solid var(--line)}
.logo{display:inline-flex;align-items:center;gap:8px;min-height:44px;margin-right:auto;font-size:1.0625rem;font-weight:800;letter-spacing:.05em;color:var(--sumi);text-decoration:none}
.logo svg{width:28px;height:28px;fill:none;stroke-width:2.6;stroke-linecap:round;stroke-linejoin:round}
.sun{fill:var(--kaki)}.roof{stroke:var(--ai)}.floor{stroke:var(--wood)}
.top a:not(.logo){display:inline-flex;align-items:center;min-height:44px;padding:0 10px;font-size:.875rem;font-weight:600;text-decoration:none}
.language{color:var(--sumi)}
.lists{display:flex;gap:4px 24px;padding:0 16px;background:var(--paper);border-bottom:1px solid var(--line)}
.lists a[aria-current]{color:var(--sumi);box-shadow:inset 0 -3px var(--ai)}
.lists a{display:inline-flex;align-items:center;min-height:44px;font-weight:600;text-decoration:none}
main{flex:1;width:100%;max-width:1112px;margin:0 auto;padding:0 0 40px;display:grid;gap:24px;align-content:start}
main:not(.two){max-width:912px}
.sheet{background:var(--paper);border-block:1px solid var(--line);overflow:clip}
.cover{aspect-ratio:16/9;max-height:320px}
.bare{height:96px;background:var(--wood-soft)}
.head{padding:20px 16px 24px;display:grid;gap:12px}
.who{display:flex;align-items:center;gap:10px;font-size:.9375rem;color:var(--sumi-2)}
.who a{color:inherit;display:inline-block;padding-block:8px}
.mark{flex:none;width:40px;height:40px;border-radius:var(--radius-small);border:1px solid var(--line);background:#fff;object-fit:contain}
.letter{display:grid;place-items:center;background:var(--wood-soft);color:var(--wood-ink);font-weight:700}
.large{width:72px;height:72px;font-size:1.75rem}
.tags{display:flex;flex-wrap:wrap;gap:6px}
.tags li{padding:1px 10px;border-radius:999px;background:var(--moss-soft);color:var(--moss);font-size:.8125rem;font-weight:600}
.tags .kind{background:var(--ai-soft);color:var(--ai)}
.key{display:grid;gap:4px 20px;font-size:1.0625rem;font-weight:600}
.soft{color:var(--sumi-2);font-size:.875rem}
.note{padding:8px 12px;border-radius:var(--radius);background:var(--wood-soft);color:var(--wood-ink);font-size:.875rem}
.good{display:inline-flex;align-items:center;gap:4px}
.good svg{width:16px;height:16px;fill:none;stroke:var(--moss);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.action{display:grid;gap:8px;justify-items:start}
.button{display:inline-flex;align-items:center;justify-content:center;width:100%;min-height:48px;padding:8px 28px;border-radius:var(--radius);background:var(--ai);color:var(--on-ai);font-weight:600;text-align:center;text-decoration:none}
.button:hover{background:var(--ai-2);color:var(--on-ai)}
section,.end{padding:24px 16px;border-top:1px solid var(--line);display:grid;gap:16px}
section>h2+.soft{margin-top:-12px}
.prose{white-space:pre-line}
.facts{display:grid;gap:12px}
.facts>div{display:grid;gap:0 16px}
dt{color:var(--sumi-2);font-size:.875rem}
dd{white-space:pre-line}
del{color:var(--sumi-2)}
.pictures{display:grid;gap:12px}
.pictures img{aspect-ratio:4/3;border-radius:var(--radius)}
.items{display:grid;gap:24px}
.items>li{display:grid;gap:8px}
.hq{margin-left:8px;padding:1px 8px;border-radius:999px;background:var(--wood-soft);color:var(--wood-ink);font-size:.8125rem}
.jobs{display:grid;gap:12px}
.jobs a{display:grid;gap:4px;padding:14px 16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--paper);color:inherit;text-decoration:none}
.jobs a:hover{border-color:var(--line-3);background:var(--washi)}
.jobs strong{color:var(--ai)}
.beside{padding:20px 16px;background:var(--paper);border-block:1px solid var(--line);display:grid;gap:12px;align-content:start}
.beside p{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:6;overflow:hidden}
.outward{display:inline-block;padding-block:8px;font-weight:600;overflow-wrap:anywhere}
footer{display:flex;flex-wrap:wrap;justify-content:center;gap:0 24px;padding:8px 16px 24px;color:var(--sumi-2);font-size:.875rem}
footer a,footer span{color:inherit;display:inline-block;padding-block:10px}
@media(width>=615px){
.top{padding:8px 32px;gap:16px}
.lists{padding:0 32px}
main{padding:24px 24px 48px}
.sheet,.beside{border:1px solid var(--line);border-radius:var(--radius)}
.head,section,.end{padding:24px 32px}
.key{grid-template-columns:auto auto;justify-content:start}
.button{width:auto;min-width:16rem}
.facts>div{grid-template-columns:11rem minmax(0,1fr)}
dt{padding-top:2px}
.pictures{grid-template-columns:1fr 1fr}
h1{font-size:1.75rem}
}
@media(width>=960px){
main.two{grid-template-columns:minmax(0,1fr) 19rem;align-items:start}
.two>.beside{position:sticky;top:24px}
}
${listStyle}${saveStyle}`;

const digestOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Content security policy: the only script is that of the page, by its hash; JSON-LD is data. */
export const pagePolicy = `default-src 'none'; img-src 'self'; script-src ${digestOf(pageScript)}; style-src 'self' ${digestOf(style)}; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

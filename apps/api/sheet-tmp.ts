import sharp from 'sharp';
import { coverSvg } from './src/demo/art/cover.ts';
import { logoSvg } from './src/demo/art/logo.ts';
import { productSvg } from './src/demo/art/product.ts';
import { officeSvg } from './src/demo/art/office.ts';
import { senpaiSvg } from './src/demo/art/senpai.ts';
import { articleSvg } from './src/demo/art/article.ts';
import { eventSvg } from './src/demo/art/event.ts';
const [kind, cols, w, h, ...seeds] = process.argv.slice(2);
const C = Number(cols), W = Number(w), H = Number(h);
const draw = (s: string) => { const [a, b] = s.split('@'); switch (kind) {
  case 'logo': return logoSvg(a!, b as any); case 'senpai': return senpaiSvg(a!); case 'cover': return coverSvg(a!, Number(b) as any);
  case 'product': return productSvg(a!, Number(b) as any); case 'office': return officeSvg(a!); case 'event': return eventSvg(a!, b as any); default: return articleSvg(a!); } };
const list = seeds.flatMap((s) => { const m = /^(.*)\{(\d+)\.\.(\d+)\}(.*)$/.exec(s); return m ? Array.from({ length: Number(m[3]) - Number(m[2]) + 1 }, (_, i) => m[1] + String(Number(m[2]) + i) + m[4]) : [s]; });
const tiles = await Promise.all(list.map(async (s, i) => ({ input: await sharp(Buffer.from(draw(s))).resize(W, H).composite([{ input: Buffer.from(`<svg width="${W}" height="18"><rect width="${W}" height="18" fill="#000" opacity=".6"/><text x="3" y="13" font-size="12" fill="#fff" font-family="sans-serif">${s}</text></svg>`), left: 0, top: 0 }]).png().toBuffer(), left: (i % C) * (W + 4), top: Math.floor(i / C) * (H + 4) })));
await sharp({ create: { width: C * (W + 4), height: Math.ceil(list.length / C) * (H + 4), channels: 3, background: '#fff' } }).composite(tiles).png().toFile(`/tmp/hd/${kind}.png`);

/** CSS of the public lists and their filter form; `../style.ts` adds it to that of all public pages. */
export const listStyle = `
main.list{padding:20px 16px 48px;gap:16px}
.filters,.ask,.cards,.card,.empty{display:grid;gap:12px}
.ask{grid-template-columns:minmax(0,1fr) auto}
.ask .button{width:auto;min-width:0;padding:8px 18px}
.above,.sort{display:flex;flex-wrap:wrap;align-items:center;gap:0 20px}
.above{justify-content:space-between}
.sort a{display:inline-flex;align-items:center;min-height:44px;font-size:.875rem;text-decoration:none}
.sort a[aria-current]{color:var(--sumi);font-weight:700}
.ask input,.filters select,.filters input[type=number]{width:100%;min-height:48px;padding:8px 12px;border:1px solid var(--line-3);border-radius:var(--radius);background:var(--paper);color:inherit;font:inherit}
.filters .button{border:0;font:inherit;font-weight:600;cursor:pointer}
.filters label{display:grid;gap:4px}
.filters label>span{color:var(--sumi-2);font-size:.875rem}
.filters summary{display:flex;align-items:center;min-height:48px;padding:0 16px;border:1px solid var(--line-2);border-radius:var(--radius);background:var(--paper);color:var(--ai);font-weight:600;cursor:pointer}
.filters summary::after{content:"";width:8px;height:8px;margin-left:auto;border:solid;border-width:0 2px 2px 0;transform:rotate(45deg) translate(-2px,-2px)}
.filters details[open]>summary::after{transform:rotate(225deg) translate(-2px,-2px)}
.filters fieldset{min-width:0;margin:0;padding:0;border:0}
.filters legend{padding:0;color:var(--sumi-2);font-size:.875rem}
.filters .group{display:grid;gap:20px;padding:20px 0}
.filters .group>legend{padding-top:20px;color:var(--sumi);font-size:1.0625rem;font-weight:700}
.long .checks{padding-top:12px}
.long .soft{margin:12px 0}
.checks{display:flex;flex-wrap:wrap;gap:8px}
.checks legend{margin-bottom:4px}
.filters .checks label{display:inline-flex;align-items:center;gap:8px;min-height:44px;padding:4px 14px;border:1px solid var(--line-2);border-radius:999px;background:var(--paper);cursor:pointer}
.checks label:has(:checked){border-color:var(--ai);background:var(--ai-soft)}
.checks label:focus-within{outline:2px solid var(--ai);outline-offset:2px}
.checks input{width:18px;height:18px;margin:0;accent-color:var(--ai)}
.chips{display:flex;flex-wrap:wrap;gap:8px}
.chips a{display:inline-flex;align-items:center;min-height:44px;padding:0 14px;border-radius:999px;background:var(--ai-soft);text-decoration:none;font-size:.875rem;font-weight:600}
.chips li:last-child a{background:none;text-decoration:underline}
.count{font-weight:700}
.card{position:relative;padding:16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--paper);gap:8px}
.card:hover{border-color:var(--line-3)}
.card h2{font-size:1.0625rem}
.card h2 a{display:inline-block;padding-block:4px;text-decoration:none}
.card h2 a::after{content:"";position:absolute;inset:0}
.points{display:flex;flex-wrap:wrap;gap:0 16px;font-size:.9375rem}
.empty{padding:32px 16px;border:1px dashed var(--line-2);border-radius:var(--radius);text-align:center}
.paging{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:16px}
.paging a:not(.button){padding-block:12px}
main.list .topics{padding:24px 0 0}
.topics ul{display:flex;flex-wrap:wrap;gap:0 20px}
.topics a{display:inline-block;padding-block:10px}
@media(width>=615px){
main.list{padding:32px 24px 48px}
.ask .button{min-width:9rem}
.filters .group{grid-template-columns:1fr 1fr}
.filters .group>.checks,.filters .long{grid-column:1/-1}
.card{padding:20px 24px}
}
`;

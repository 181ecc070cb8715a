import { useWords } from '../../../shared/i18n/words.ts';
import { words as belowWords } from '../below/words.ja.ts';

export function EngawaScene() {
  const t = useWords(belowWords);
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img could not follow the scheme
      role="img"
      aria-label={t('scene')}
      viewBox="0 -30 620 540"
      preserveAspectRatio="xMidYMid slice"
      className="engawa-scene aspect-[3/2] w-full rounded sm:aspect-[5/3] md:aspect-[62/54] fill-none shadow-card [stroke-linecap:round]"
    >
      <defs>
        <linearGradient id="engawa-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="sky-top" />
          <stop offset="1" className="sky-low" />
        </linearGradient>
      </defs>
      <Garden />
      <House />
      <Student />
      <Recruiter />
      <Tea />
    </svg>
  );
}

function Garden() {
  return (
    <g>
      <rect y="-30" width="620" height="540" fill="url(#engawa-sky)" />
      <circle cx="438" cy="150" r="84" className="halo" />
      <circle cx="438" cy="150" r="56" className="sun" />
      <path
        className="hill-far"
        d="M160 300c58-74 112-108 164-70 34 25 60 44 104 22 62-31 120-66 192-72v200H160z"
      />
      <path className="hill-mid" d="M160 326c80-50 148-52 218-18 54 26 110 22 242-38v120H160z" />
      <path className="hill-near" d="M160 356c110-24 250-22 460-8v50H160z" />
      <StoneLantern />
      <Maple />
    </g>
  );
}

function StoneLantern() {
  return (
    <g className="stone">
      <path d="M522 312h44l-9-15h-26z" />
      <circle cx="544" cy="292" r="5" />
      <rect x="530" y="312" width="28" height="20" />
      <rect x="538" y="316" width="12" height="12" className="stone-light" />
      <path d="M526 332h36v6h-36z" />
      <path d="M538 338h12l3 24h-18z" />
      <path d="M526 362h36v7h-36z" />
    </g>
  );
}

function Maple() {
  const leaves = [
    [600, 96],
    [578, 104],
    [560, 118],
    [590, 122],
    [610, 130],
    [572, 138],
    [546, 136],
    [602, 156],
    [584, 166],
  ];
  return (
    <g>
      <path className="branch" strokeWidth="5" d="M630 74c-26 22-46 34-84 52" />
      <path className="branch" strokeWidth="3" d="M604 94c-6 22-8 42-20 64" />
      {leaves.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          className="leaf"
          transform={`translate(${x} ${y})`}
          d="M0-11 3-4 10-7 7 0 11 5 4 5 0 12-4 5-11 5-7 0-10-7-3-4z"
        />
      ))}
    </g>
  );
}

function House() {
  return (
    <g>
      <rect y="4" width="168" height="376" className="wall" />
      <path className="shoji frame" strokeWidth="4" d="M16 22h136v280H16z" />
      <path
        className="frame"
        strokeWidth="3"
        d="M61 22v280M107 22v280M16 78h136M16 134h136M16 190h136M16 246h136"
      />
      <path className="panel frame" strokeWidth="4" d="M16 302h136v72H16z" />
      <rect y="-30" width="620" height="31" className="beam" />
      <rect width="620" height="8" className="beam-2" />
      <rect x="168" y="8" width="15" height="374" className="beam" />
      <rect x="183" y="8" width="4" height="374" className="beam-2" />
      <rect y="380" width="620" height="130" className="floor" />
      <rect y="376" width="620" height="7" className="floor-edge" />
      <path
        className="board"
        strokeWidth="2"
        d="M0 402h620M0 427h620M0 454h620M0 483h620M96 383v19M330 402v25M520 383v19M210 427v27M450 454v29M60 454v29M300 483v27"
      />
      <WindChime />
    </g>
  );
}

function WindChime() {
  return (
    <g>
      <path className="string" strokeWidth="1.5" d="M252 8v58M252 88v22" />
      <path className="glass" d="M236 86a16 18 0 0 1 32 0z" />
      <rect x="246" y="108" width="12" height="34" className="slip" />
      <circle cx="252" cy="118" r="3.4" className="sun" />
    </g>
  );
}

function Student() {
  return (
    <g>
      <ellipse cx="306" cy="408" rx="58" ry="11" className="cushion-1" />
      <path className="coat-1" d="M258 404c-4-52 10-88 34-92h22c26 4 42 40 40 92-30 7-66 7-96 0z" />
      <path className="coat-1-shade" d="M286 316c8 15 30 15 38 0 8 6 6 24-19 25s-27-17-19-25z" />
      <path
        className="coat-1-shade"
        d="M272 352c-3 18-4 36-2 55l-6-1c-2-20 1-39 8-54zM340 352c3 18 4 36 2 55l6-1c2-20-1-39-8-54z"
      />
      <rect x="297" y="296" width="17" height="24" rx="8" className="skin-1" />
      <circle cx="306" cy="278" r="25" className="hair-1" />
      <path className="skin-1" d="M328 272c6 2 6 13-1 15z" />
      <path className="hair-1" d="M281 276c-3 22 6 33 25 33s26-10 24-26z" />
    </g>
  );
}

function Recruiter() {
  return (
    <g>
      <ellipse cx="474" cy="408" rx="58" ry="11" className="cushion-2" />
      <path
        className="coat-2"
        d="M424 404c-5-54 12-90 38-94h22c28 4 44 40 40 94-32 7-68 7-100 0z"
      />
      <path
        className="coat-2-shade"
        d="M472 330h4v76h-4zM438 350c-3 18-4 37-2 56l-6-1c-2-21 1-40 8-55zM510 350c3 18 4 37 2 56l6-1c2-21-1-40-8-55z"
      />
      <path className="collar" d="M457 311c8 9 26 9 34 0l-3-6h-28z" />
      <rect x="465" y="290" width="18" height="22" rx="8" className="skin-2" />
      <circle cx="474" cy="274" r="24" className="skin-2" />
      <path
        className="hair-2"
        d="M450 280c-6-24 8-34 24-34s30 10 24 34c-3 9-8 15-14 17h-21c-6-2-10-8-13-17z"
      />
      <path className="skin-2" d="M451 270c-6 2-6 13 1 15z" />
    </g>
  );
}

function Tea() {
  return (
    <g>
      <path className="steam" strokeWidth="2.4" d="M380 386c-4-6 4-9 0-16M401 386c-4-6 4-9 0-16" />
      <path className="tray" d="M364 410h54l-5 8h-44z" />
      <path className="cup" d="M372 393h17l-2 17h-13zM393 393h17l-2 17h-13z" />
    </g>
  );
}

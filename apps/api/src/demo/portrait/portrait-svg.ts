const background = '#dfe9ee';
const skin = { light: '#f3cfb3', shade: '#e4b696' };
const hair = '#2b2226';
const suit = '#2d3a55';
const lips = '#b5595c';

/** A drawn face in the proportions of an application photo, three by four; nobody's likeness. */
export const portraitSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="1280" viewBox="0 0 960 1280">
  <rect width="960" height="1280" fill="${background}"/>
  <path d="M250 560 C230 250 380 150 480 150 C580 150 730 250 710 560 C720 720 700 820 670 880 L290 880 C260 820 240 720 250 560 Z" fill="${hair}"/>
  <path d="M110 1280 C120 1060 250 985 400 955 L560 955 C710 985 840 1060 850 1280 Z" fill="${suit}"/>
  <path d="M385 960 L480 1190 L575 960 Z" fill="#fbfbf8"/>
  <path d="M400 790 L400 965 C430 1030 530 1030 560 965 L560 790 Z" fill="${skin.shade}"/>
  <path d="M385 945 L335 985 L440 1140 L480 1080 Z M575 945 L625 985 L520 1140 L480 1080 Z" fill="#ffffff"/>
  <ellipse cx="298" cy="590" rx="32" ry="58" fill="${skin.shade}"/>
  <ellipse cx="662" cy="590" rx="32" ry="58" fill="${skin.shade}"/>
  <path d="M300 520 C300 350 380 280 480 280 C580 280 660 350 660 520 C665 720 590 850 480 855 C370 850 295 720 300 520 Z" fill="${skin.light}"/>
  <path d="M288 560 C285 360 370 230 480 225 C590 230 675 360 672 560 C655 470 620 420 570 390 C500 445 380 450 335 440 C310 470 297 510 288 560 Z" fill="${hair}"/>
  <path d="M352 520 Q398 492 440 516 M520 516 Q562 492 608 520" fill="none" stroke="${hair}" stroke-width="12" stroke-linecap="round"/>
  <ellipse cx="398" cy="572" rx="36" ry="22" fill="#ffffff"/>
  <ellipse cx="562" cy="572" rx="36" ry="22" fill="#ffffff"/>
  <circle cx="398" cy="572" r="19" fill="#3a2a26"/>
  <circle cx="562" cy="572" r="19" fill="#3a2a26"/>
  <circle cx="405" cy="565" r="6" fill="#ffffff"/>
  <circle cx="569" cy="565" r="6" fill="#ffffff"/>
  <path d="M356 566 Q398 536 440 566 M520 566 Q562 536 604 566" fill="none" stroke="${hair}" stroke-width="9" stroke-linecap="round"/>
  <path d="M484 590 Q498 650 478 668 Q466 674 456 666" fill="none" stroke="${skin.shade}" stroke-width="9" stroke-linecap="round"/>
  <ellipse cx="366" cy="672" rx="42" ry="24" fill="#eda996" opacity="0.45"/>
  <ellipse cx="594" cy="672" rx="42" ry="24" fill="#eda996" opacity="0.45"/>
  <path d="M412 736 Q480 762 548 736 Q480 806 412 736 Z" fill="${lips}"/>
</svg>`;

/** Which browser tests see what is in a folder; the first line that fits a file counts. */
const map = [
  [/^e2e\/(?!support\/).*\.spec\.ts$/, (file) => [file]],
  [/^(e2e\/support|playwright\.config)/, () => ['e2e']],
  [
    /\.test\.tsx?$|(^|\/)testing\/|^(docs|bench|lint|deploy|scripts|packages\/platform\/testing)\//,
    () => [],
  ],
  [/(^|\/)(scholarship)\//, () => ['e2e/talent/scholarship']],
  [/(^|\/)(settings|contact|data-download)\//, () => ['e2e/talent/settings']],
  [
    /(^|\/)(profile|documents|residence|student-view)\//,
    () => ['e2e/talent', 'e2e/journeys/talent-profile'],
  ],
  [/(^|\/)(mailbox)(\/|-page)/, () => ['e2e/demo']],
  [/(^|\/)(showcase|ui)(\/|-page)/, () => ['e2e/public']],
  [
    /(^|\/)(events?|event-application)\//,
    () => ['e2e/journeys/event', 'e2e/company/contents-screens'],
  ],
  [
    /(^|\/)(jobs|posts|articles|tips|general|contents|company-view|translation|audience)\//,
    () => ['e2e/company', 'e2e/journeys/job-posting', 'e2e/journeys/two-recruiters'],
  ],
  [
    /(^|\/)(passwords|password-reset)\//,
    () => ['e2e/journeys/password-reset', 'e2e/entry/screens'],
  ],
  [
    /(^|\/)(signup|sign-up|invitation)\//,
    () => ['e2e/journeys/company-sign-up', 'e2e/journeys/invitation', 'e2e/entry/screens'],
  ],
  [
    /^apps\/identity\/|(^|\/)(auth|company-sign-in|talent-sign-in|session|sign-out)\//,
    () => [
      'e2e/entry',
      'e2e/journeys/company-sign-in',
      'e2e/journeys/talent-sign-in',
      'e2e/journeys/session',
    ],
  ],
  [
    /^apps\/web\/src\/(features\/home|pages\/public)\//,
    () => ['e2e/public/home', 'e2e/public/not-found'],
  ],
  [/^apps\/web\/src\/pages\/talent\//, () => ['e2e/talent/screens']],
  [
    /^apps\/web\/src\/pages\/company\//,
    () => ['e2e/company/contents-screens', 'e2e/entry/screens'],
  ],
  [/^apps\/web\/|^packages\/theme\//, () => ['e2e/shell', 'e2e/public']],
  [/^(apps|packages)\//, () => ['e2e/journeys/company-sign-in', 'e2e/journeys/event']],
];

export function browserSpecsFor(changed) {
  const specs = changed.flatMap(
    (file) => map.find(([pattern]) => pattern.test(file))?.[1](file) ?? [],
  );
  return specs.includes('e2e') ? ['e2e'] : [...new Set(specs)];
}

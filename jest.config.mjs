const shared = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*(?<!\\.json))\\.js$': '$1' },
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};

const backend = {
  ...shared,
  rootDir: `${import.meta.dirname}/backend`,
  transform: {}, // its runtime has Node load them
  runtime: `${import.meta.dirname}/backend/test/support/native/native-runtime.mjs`,
  testEnvironment: `${import.meta.dirname}/backend/test/support/native/native-environment.mjs`,
};

const frontend = {
  ...shared,
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    '/([\\w-]+)\\.(svg|css)$': `${import.meta.dirname}/frontend/test/drawing.ts`,
  },
  rootDir: `${import.meta.dirname}/frontend`,
  setupFilesAfterEnv: [`${import.meta.dirname}/frontend/test/find-timeout.ts`],
  transform: { '^.+\\.tsx?$': `${import.meta.dirname}/frontend/test/typescript.mjs` },
};

const scripts = {
  rootDir: `${import.meta.dirname}/scripts`,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.spec.mjs'],
  transform: {},
};

/** Tests that take minutes even when they are short, or need more rights than a test should; `npm run faults` runs them. */
const onlyLong = [
  ...['several-servers', 'rolling-deploy', 'behind-a-proxy', 'full-disk', 'wrong-clocks'],
  ...['slow-consumer', 'cut-off-process', 'frozen-worker', 'shorter-log', 'killed-import'],
  ...['seen-in-operations', 'rebuilt-on-screen', 'locked-out-owner'],
].map((name) => `/faults/${name}\\.int\\.spec\\.ts$`);

/** What a test costs stands in its name: `.spec.ts` needs nothing, `.int.spec.ts` needs PostgreSQL. */
export default {
  maxWorkers: 3, // a third keeps two processors busy while others wait for a database
  testTimeout: 120_000, // a busy machine is waited for, not judged
  projects: [
    {
      ...backend,
      displayName: 'backend',
      testMatch: ['<rootDir>/{src,test}/**/*.spec.ts'],
      testPathIgnorePatterns: ['\\.int\\.spec\\.ts$'],
    },
    { ...frontend, displayName: 'frontend', testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'] },
    {
      ...backend,
      displayName: 'integration',
      testMatch: ['<rootDir>/{src,test}/**/*.int.spec.ts'],
      testPathIgnorePatterns: process.env.FAULT_ROUNDS === undefined ? onlyLong : [],
      globalSetup: '<rootDir>/test/support/start-test-server.mjs',
      globalTeardown: '<rootDir>/test/support/stop-test-server.mjs',
    },
    { ...scripts, displayName: 'scripts', testPathIgnorePatterns: ['\\.int\\.spec\\.mjs$'] },
    { ...scripts, displayName: 'scripts-integration', testMatch: ['<rootDir>/**/*.int.spec.mjs'] },
  ],
};

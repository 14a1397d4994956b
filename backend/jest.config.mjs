import { join } from 'node:path';
import { filesOfSecondHome } from './test/second-home/files.mjs';

/** Nest and a few others ship as ES modules only; on Node 20 jest runs them as CommonJS. */
const esm = [
  '@nestjs',
  '@fastify',
  'cookie',
  'content-disposition',
  'uuid',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'p-limit',
  'yocto-queue',
  's3mini',
  'entities',
  'openid-client',
  'oauth4webapi',
  'jose',
];

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

const swcOfApps = [
  '@swc/jest',
  {
    jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, keepClassNames: true },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

/** What the two browser apps use of the same kind. */
const esmOfApps = [
  'react-markdown',
  'remark-[^/]*',
  'rehype-[^/]*',
  'mdast-[^/]*',
  'hast-[^/]*',
  'hastscript',
  'unist-[^/]*',
  'micromark[^/]*',
  'decode-named-character-reference',
  'character-entities[^/]*',
  'character-reference-[^/]*',
  'stringify-entities',
  'parse-entities',
  'html-url-attributes',
  'is-[a-z-]+',
  'property-information',
  'comma-separated-tokens',
  'space-separated-tokens',
  'estree-util-[^/]*',
  'unified',
  'bail',
  'trough',
  'vfile[^/]*',
  'devlop',
  'lowlight',
  'ccount',
  'zwitch',
  'longest-streak',
  'markdown-table',
  'trim-lines',
  'escape-string-regexp',
  'uqr',
];

const app = (folder, expression) => join(import.meta.dirname, '..', folder, expression);

/** Tests of what only several processes have, and what is asked of a run when it is over. */
const NOT_IN_APP = ['<rootDir>/test/second-home/', '<rootDir>/test/wall/'];

const shared = {
  testEnvironment: join(import.meta.dirname, 'bin/testing/forgetful.mjs'),
  transform: { '^.+\\.(m?js|ts)$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(${esm.join('|')})/)`],
  setupFiles: [join(import.meta.dirname, 'test/fixed-seed.ts')],
  moduleNameMapper: {
    '/text-thread-program\\.js$': '<rootDir>/test/threads/text-thread-program.ts',
    '/page-thread-program\\.js$': '<rootDir>/test/threads/page-thread-program.ts',
    '/router-process-program\\.js$': '<rootDir>/test/threads/router-process-program.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
};

/** A whole application, with passwords that cost nothing to keep. */
const whole = { ...shared, moduleNameMapper: { '^@node-rs/argon2$': '<rootDir>/test/doubles/quick-argon2.ts', ...shared.moduleNameMapper } };

/** `npm test` packs the files of a project into a few bundles (bin/testing/bundles.mjs); without them each file is a test file of its own. */
const bundles = process.env.TEST_BUNDLES;
const packed = (project) =>
  bundles
    ? {
        ...project,
        roots: [...(project.roots ?? ['<rootDir>']), bundles],
        testMatch: [join(bundles, project.displayName, '*.cjs')],
        testPathIgnorePatterns: [],
      }
    : project;

export default {
  // The limit of a test or hook that hangs; a test only names a longer one. Engines on the same two cores may need many times what they need alone.
  testTimeout: 300_000,
  projects: [
    {
      ...shared,
      displayName: 'rules',
      rootDir: import.meta.dirname,
      testMatch: ['<rootDir>/src/**/*.spec.ts'],
      testPathIgnorePatterns: ['\\.int\\.spec\\.ts$'],
    },
    // The logic of the member app and of the console, below the browser: modules are resolved as Vite resolves them, styles are empty.
    {
      displayName: 'ui',
      rootDir: join(import.meta.dirname, '..'),
      roots: ['frontend/src', 'admin/src', 'backend/contracts', 'backend/test'].map((folder) => app(folder, '')),
      testEnvironment: 'node',
      testMatch: [app('frontend', 'src/**/*.spec.{ts,tsx}'), app('admin', 'src/**/*.spec.{ts,tsx}')],
      transform: { '^.+\\.(m?js|tsx?)$': swcOfApps },
      transformIgnorePatterns: [`/node_modules/(?!(${esmOfApps.join('|')})/)`],
      setupFiles: [join(import.meta.dirname, 'test/fixed-seed.ts'), app('frontend', 'testing/browserGlobals.ts')],
      moduleNameMapper: {
        '\\.css$': join(import.meta.dirname, 'test/doubles/styles.mjs'),
        '^@contracts/(.*)$': app('backend/contracts', '$1'),
        '^@design/(.*)$': app('frontend/src/design', '$1'),
        // The same without its look, which the console does not use either and which takes seconds to load.
        '^react-admin$': 'ra-core',
        '^(\\.{1,2}/.*)\\.js$': ['$1', '$1.js'],
      },
    },
    {
      ...shared,
      displayName: 'adapters',
      rootDir: import.meta.dirname,
      testMatch: ['<rootDir>/src/**/*.int.spec.ts'],
      globalSetup: join(import.meta.dirname, 'test/adapters.setup.mjs'),
      globalTeardown: join(import.meta.dirname, 'test/second-home.teardown.mjs'),
    },
    { ...whole, displayName: 'app', rootDir: import.meta.dirname, testMatch: ['<rootDir>/test/**/*.test.ts'], testPathIgnorePatterns: NOT_IN_APP },
    // What an engine can change, on engines of its own.
    {
      ...whole,
      displayName: 'second-home',
      rootDir: import.meta.dirname,
      testMatch: filesOfSecondHome(),
      globalSetup: join(import.meta.dirname, 'test/second-home.setup.mjs'),
      globalTeardown: join(import.meta.dirname, 'test/second-home.teardown.mjs'),
    },
    // Runs after the second home: it fails for every route or channel that was not met there.
    { ...shared, displayName: 'wall', rootDir: import.meta.dirname, testMatch: ['<rootDir>/test/wall/**/*.test.ts'] },
  ].map(packed),
};

import { join } from 'node:path';

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
  'micromark[^/]*',
  'decode-named-character-reference',
  'character-entities',
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

/** Tests of what only several processes have. */
const SECOND_HOME_ONLY = '<rootDir>/test/second-home/';

const shared = {
  testEnvironment: 'node',
  transform: { '^.+\\.(m?js|ts)$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(${esm.join('|')})/)`],
  setupFiles: [join(import.meta.dirname, 'test/fixed-seed.ts')],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};

export default {
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'rules',
      rootDir: import.meta.dirname,
      testMatch: ['<rootDir>/src/**/*.spec.ts'],
      testPathIgnorePatterns: ['\\.int\\.spec\\.ts$'],
    },
    { ...shared, displayName: 'adapters', rootDir: import.meta.dirname, testMatch: ['<rootDir>/src/**/*.int.spec.ts'] },
    { ...shared, displayName: 'app', rootDir: import.meta.dirname, testMatch: ['<rootDir>/test/**/*.test.ts'], testPathIgnorePatterns: [SECOND_HOME_ONLY] },
    // The same suite on engines of its own; what is about the data folder alone has nothing to say there.
    {
      ...shared,
      displayName: 'second-home',
      rootDir: import.meta.dirname,
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      testPathIgnorePatterns: ['<rootDir>/test/embedded/'],
      globalSetup: join(import.meta.dirname, 'test/second-home.setup.mjs'),
      globalTeardown: join(import.meta.dirname, 'test/second-home.teardown.mjs'),
    },
  ],
};

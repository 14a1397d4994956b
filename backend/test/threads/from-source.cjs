/** Runs the TypeScript file that the thread was given, or the process by its first word. */
const Module = require('node:module');
const { workerData } = require('node:worker_threads');
const { transformFileSync } = require('@swc/core');

const options = {
  configFile: false,
  swcrc: false,
  module: { type: 'commonjs' },
  jsc: { target: 'es2022', parser: { syntax: 'typescript', decorators: true } },
};
Module._extensions['.ts'] = (module, file) => module._compile(transformFileSync(file, options).code, file);

const { _resolveFilename: resolve } = Module;
Module._resolveFilename = (request, parent, ...rest) =>
  resolve(request.startsWith('.') && parent?.filename.endsWith('.ts') ? request.replace(/\.js$/, '.ts') : request, parent, ...rest);

require(workerData?.program ?? process.argv[2]);

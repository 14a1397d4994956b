import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const dist = new URL('../../backend/dist/src/', import.meta.url);
if (!existsSync(new URL('main.js', dist))) throw new Error('backend/dist is missing: run `npm run build` first');

/** A module of the compiled backend, by its path under src. */
export const backend = (path) => import(new URL(path, dist).href);
/** Where a program of the compiled backend is. */
export const backendPath = (path) => fileURLToPath(new URL(path, dist));
export const MAIN = fileURLToPath(new URL('main.js', dist));

export const contracts = new URL('../contracts/', dist);
/** A compiled contract, by its path under contracts. */
export const contract = (path) => import(new URL(path, contracts).href);

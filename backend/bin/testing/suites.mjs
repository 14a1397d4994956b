/**
 * The suites of `npm test`: what each needs, and what it may cost.
 *
 * A budget is CPU seconds, those of all its processes and engines together, because the clock says more about what else runs on a
 * machine than about a suite. They are seconds of one machine: those of a slower one are divided by its pace (pace.mjs). A busy
 * machine costs CPU seconds too (cold caches, clocks that are waited for by looking), so only more than 1.5 times the budget fails
 * the run. To raise one on purpose, change the number here and say in the commit what it buys.
 */
export const TOLERANCE = 1.5;

/** Two bundles a worker may differ by what is left of the last one: more bundles leave less, fewer load modules less often. */
const BUNDLES = 4;

const isFull = process.env.FULL === '1';

export const suites = [
  { name: 'rules', says: 'Deciders, rules, projections and machinery, without a computer', bundles: BUNDLES, budget: 115 },
  { name: 'ui', says: 'The logic of the member app and the console, below the browser', bundles: BUNDLES, budget: 95 },
  {
    name: 'app',
    says: 'The whole application in one process, over HTTP and sockets',
    after: ['rules', 'ui'],
    bundles: BUNDLES,
    budget: 1600,
    builds: ['backend'],
  },
  { name: 'adapters', says: 'Every adapter against its engine', after: ['rules', 'ui'], bundles: BUNDLES, budget: 200, engines: true },
  {
    name: 'second-home',
    says: isFull ? 'The whole application on engines of its own' : 'What an engine can change, on engines of its own',
    after: ['app', 'adapters'],
    bundles: BUNDLES,
    budget: isFull ? 3900 : 1400,
    builds: ['backend'],
    engines: true,
  },
  // It asks what the second home has met, so it has nothing to say about a part of it.
  ...(isFull
    ? [{ name: 'wall', says: 'Every route and channel was met in the second home', of: 'second-home', after: ['second-home'], bundles: 1, budget: 20 }]
    : []),
  {
    name: 'browser',
    says: 'Journeys in a browser',
    after: ['app', 'adapters', 'second-home', 'wall'],
    budget: 1200,
    builds: ['backend', 'frontend', 'admin'],
    browser: true,
  },
];

import { defineConfig } from '@playwright/test';
import { launching } from './support/chromium';

export default defineConfig({
  testDir: '.',
  // Built files are read as they are: to go through them once more takes each worker half a minute.
  build: { external: ['**/backend/dist/**'] },
  testMatch: '*.e2e.ts',
  outputDir: 'results',
  // Each test has an installation and browsers of its own; nothing is shared but the built files, which no test changes.
  workers: 2,
  fullyParallel: true,
  // Only the whole run may try a journey again, and it counts and names those that needed it (backend/bin/testing/run.mjs).
  retries: process.env.JOURNEYS_TWICE ? 1 : 0,
  // Limits of hangs, not of patience: on a busy machine a step may wait for password hashes and for what follows live.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // What cannot be pressed or filled in says so with its own sentence, long before the journey's time is over.
    actionTimeout: 60_000,
    video: 'off',
    // A third of the time goes into traces: they are kept of failures when TRACE is set.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: launching,
  },
});

import { existsSync } from 'node:fs';

/** The flags keep Debian's Chromium from looking for anything outside this machine. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages live for seconds: what would make their code fast for hours costs a tenth of the time of all journeys.
  '--js-flags=--no-opt --max-lazy',
];
const WITH_WINDOWS = '/usr/bin/chromium';

/** How the browser of the journeys is started; CHROMIUM says where it is. */
export const launching = { executablePath: process.env.CHROMIUM ?? WITH_WINDOWS, args };

/** The same for what Chromium without windows cannot do: it shows no notifications. */
export const launchingWithWindows = { ...launching, executablePath: existsSync(WITH_WINDOWS) ? WITH_WINDOWS : launching.executablePath };

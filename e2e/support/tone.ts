import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launching } from './chromium';

const RESULTS = new URL('../results/', import.meta.url).pathname;
const RATE = 48_000;
const PITCH = 440;
const LOUD = 0.3;
const HEAD_BYTES = 44;

/** One second of a tone as a WAV file; it goes on without a step when it is repeated. */
function tone(): Buffer {
  const file = Buffer.alloc(HEAD_BYTES + 2 * RATE);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(2 * RATE, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(2 * RATE, 40);
  for (let at = 0; at < RATE; at++) file.writeInt16LE(Math.round(LOUD * 32_767 * Math.sin((2 * Math.PI * PITCH * at) / RATE)), HEAD_BYTES + 2 * at);
  return file;
}

/** Each process writes its own: a browser may begin to read while another process writes. */
function toneFile(): string {
  mkdirSync(RESULTS, { recursive: true });
  const path = join(RESULTS, `tone-${process.pid}.wav`);
  writeFileSync(path, tone());
  return path;
}

/**
 * Chromium with a microphone that hears one steady tone, and which may be opened. Its own beeps once a second: of whom one beep is lost nothing is heard for
 * two seconds, however short the gap was.
 */
export const withTone = {
  launchOptions: {
    ...launching,
    args: [...launching.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', `--use-file-for-fake-audio-capture=${toneFile()}`],
  },
};

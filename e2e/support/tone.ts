import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launching } from './chromium';

const RESULTS = new URL('../results/', import.meta.url).pathname;
const RATE = 48_000;
const PITCH = 440;
const LOUD = 0.3;
const HEAD_BYTES = 44;

/** Seconds of a tone, of which only the first `audible` are heard, as a WAV file; it goes on without a step when it is repeated. */
function tone(seconds: number, audible: number): Buffer {
  const samples = seconds * RATE;
  const file = Buffer.alloc(HEAD_BYTES + 2 * samples);
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
  file.writeUInt32LE(2 * samples, 40);
  for (let at = 0; at < audible * RATE; at++) file.writeInt16LE(Math.round(LOUD * 32_767 * Math.sin((2 * Math.PI * PITCH * at) / RATE)), HEAD_BYTES + 2 * at);
  return file;
}

/** Each process writes its own: a browser may begin to read while another process writes. */
function toneFile(seconds: number, audible: number): string {
  mkdirSync(RESULTS, { recursive: true });
  const path = join(RESULTS, `tone-${audible}-of-${seconds}-${process.pid}.wav`);
  writeFileSync(path, tone(seconds, audible));
  return path;
}

const hearing = (file: string) => ({
  launchOptions: {
    ...launching,
    args: [...launching.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', `--use-file-for-fake-audio-capture=${file}`],
  },
});

/**
 * Chromium with a microphone that hears one steady tone, and which may be opened. Its own beeps once a second: of whom one beep is lost nothing is heard for
 * two seconds, however short the gap was.
 */
export const withTone = hearing(toneFile(1, 1));

/** The same with a microphone that hears somebody who speaks for one second of every two. */
export const withWords = hearing(toneFile(2, 1));

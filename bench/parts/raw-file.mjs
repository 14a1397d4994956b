import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';

/** Writes the same bytes at the end of a file and syncs once a turn: what the disk gives. */
export class RawFile {
  #file;
  #waiting = [];

  constructor(path) {
    this.#file = openSync(path, 'w');
  }

  prepare({ id, type, at, data, ...meta }) {
    return `${id}${type}${at}${JSON.stringify(meta)}${JSON.stringify(data)}`;
  }

  append(stream, revision, text) {
    return new Promise((resolve) => {
      this.#waiting.push({ text: `${stream}${revision}${text}`, resolve });
      if (this.#waiting.length === 1) setImmediate(() => this.#sync());
    });
  }

  close() {
    closeSync(this.#file);
  }

  #sync() {
    const batch = this.#waiting;
    this.#waiting = [];
    writeSync(this.#file, batch.map(({ text }) => text).join(''));
    fdatasyncSync(this.#file);
    for (const { resolve } of batch) resolve();
  }
}

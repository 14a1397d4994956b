import { write, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

/** Lines that cannot be written yet wait up to this length; later ones are lost until there is room again. */
const WAITING_CHARACTERS = 1024 * 1024;
const TRY_AGAIN_MS = 100;

/**
 * Writes lines to a file descriptor and never fails, blocks or grows because of it: on a full disk lines are lost and nothing else. pino's own
 * destination ends the process with its error there, and its `flushSync` waits for the disk for ever.
 */
export class LogOutput implements DestinationStream {
  private waiting: string[] = [];
  private length = 0;
  private isWriting = false;
  /** Whether what was written last ends in the middle of a line. */
  private isCut = false;

  constructor(private readonly descriptor: number) {}

  write(line: string): void {
    if (this.length + line.length > WAITING_CHARACTERS) return;
    this.waiting.push(line);
    this.length += line.length;
    if (!this.isWriting) this.writeNext();
  }

  /** Writes what waits, as far as that can be done at once; pino asks for it after a fatal line. */
  flushSync(): void {
    const rest = this.takeWaiting();
    try {
      writeSync(this.descriptor, rest);
    } catch {
      // The process may be about to end and there is nobody left to tell.
    }
  }

  private writeNext(): void {
    if (this.waiting.length === 0) return;
    this.isWriting = true;
    this.writeOut(this.takeWaiting());
  }

  private writeOut(bytes: Buffer): void {
    write(this.descriptor, bytes, (error, written) => {
      if (error?.code === 'EAGAIN') return void setTimeout(() => this.writeOut(bytes), TRY_AGAIN_MS);
      if (!error && written < bytes.length) {
        this.isCut = true;
        return this.writeOut(bytes.subarray(written));
      }
      // A cut that cannot be mended is ended with the next line.
      if (!error) this.isCut = false;
      this.isWriting = false;
      this.writeNext();
    });
  }

  private takeWaiting(): Buffer {
    const lines = Buffer.from(`${this.isCut ? '\n' : ''}${this.waiting.join('')}`);
    this.waiting = [];
    this.length = 0;
    return lines;
  }
}

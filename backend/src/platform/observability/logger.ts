import { type DestinationStream, type Logger, pino } from 'pino';
import { LogOutput } from './log-output.js';

export const LOGGER = Symbol('logger');

const STANDARD_ERROR = 2;

/** JSON lines, on standard error unless said otherwise; never personal data, tokens or request bodies. */
export const createLogger = (level: string, destination: DestinationStream = standardError()): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, redact: ['req.headers', 'err.config'] }, destination);

let output: LogOutput | undefined;

/** One for the whole process; what waits when that ends is written as far as it can be. */
function standardError(): DestinationStream {
  if (output) return output;
  const made = new LogOutput(STANDARD_ERROR);
  process.once('exit', () => made.flushSync());
  output = made;
  return made;
}

import { type DestinationStream, type Logger, pino } from 'pino';

export const LOGGER = Symbol('logger');

/** JSON lines, on standard error unless said otherwise; never personal data, tokens or request bodies. */
export const createLogger = (level: string, destination: DestinationStream = pino.destination({ dest: 2, sync: false })): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, redact: ['req.headers', 'err.config'] }, destination);

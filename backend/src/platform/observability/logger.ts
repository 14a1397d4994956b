import { type Logger, pino } from 'pino';

export const LOGGER = Symbol('logger');

/** JSON lines on standard error; never personal data, tokens or request bodies. */
export const createLogger = (level: string): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, redact: ['req.headers', 'err.config'] }, pino.destination({ dest: 2, sync: false }));

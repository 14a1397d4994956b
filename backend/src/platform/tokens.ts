/** Names under which the composition root binds the kernel's ports. */
export const EVENT_LOG = Symbol('EventLog');
export const VIEWS = Symbol('Views');
export const CLOCK = Symbol('Clock');
export const IDS = Symbol('Ids');
export const VAULT = Symbol('Vault');
export const CREDENTIALS = Symbol('Credentials');
export const SECRETS = Symbol('Secrets');
export const ONE_TIME_TOKENS = Symbol('OneTimeTokens');
export const FILES = Symbol('Files');
export const MAILER = Symbol('Mailer');
export const SCHEDULER = Symbol('Scheduler');
export const RATE_LIMITER = Symbol('RateLimiter');
export const JOB_BOARD = Symbol('JobBoard');
export const PARKED_EVENTS = Symbol('ParkedEvents');
export const PRESENCE = Symbol('Presence');
export const IDENTITY_PROVIDERS = Symbol('IdentityProviders');

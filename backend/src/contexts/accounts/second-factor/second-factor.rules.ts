/** A ticket stands for a password that was right; it waits for the second step this long. */
const TICKET_MS = 5 * 60_000;
/** As long as a browser waits for its owner to touch a passkey or to set up an app. */
const SETUP_MS = 15 * 60_000;

export const ticketExpiry = (at: string): string => new Date(Date.parse(at) + TICKET_MS).toISOString();
export const setupExpiry = (at: string): string => new Date(Date.parse(at) + SETUP_MS).toISOString();

/** Purposes of one-time tokens; which of the first two a ticket has tells whether its member wants to stay signed in. */
export const PURPOSE = {
  ticket: 'second-factor',
  rememberedTicket: 'second-factor-remembered',
  passkeySetup: 'passkey-setup',
  passkeyChallenge: 'passkey-challenge',
} as const;

/** Wrong codes and passwords that cost nothing. */
export const FREE_TRIES = 5;

/** Names under which the vault keeps what factors are checked against. */
export const SECRET = {
  totp: (totpId: string) => `totp/${totpId}`,
  totpSetup: 'totp-setup',
  recovery: (setId: string) => `recovery-codes/${setId}`,
  passkey: (passkeyId: string) => `passkey/${passkeyId}`,
} as const;

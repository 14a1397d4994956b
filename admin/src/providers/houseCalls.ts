import type { CannedReason, CannedReasonRequest } from '@contracts/canned-reasons';
import { type ChangeSettingsRequest, SETTINGS_TEXT, type SettingChange, type SettingRow } from '@contracts/community-settings';
import type { Success } from '@contracts/envelope';
import type { InvitationMade, InvitationRow, InviteRequest } from '@contracts/invitations';
import type { BlockMailRequest, MailBlockRow } from '@contracts/mail-blocks';
import type { WatchedWordRow, WatchWordsRequest } from '@contracts/watched-words';
import { API, ask, at, once, type Rows, rowsOf, tell } from './calls';
import { httpClient } from './httpClient';

const WORDS = `${API}/watched-words`;
const BLOCKS = `${API}/mail-blocks`;
const INVITATIONS = `${API}/invitations`;
const REASONS = `${API}/canned-reasons`;
const SETTINGS = `${API}/settings`;

/** How the house is run. */
export interface HouseCalls {
  /** Every setting of the community, in the order of the page. */
  settings: (signal: AbortSignal) => Promise<SettingRow[]>;
  /** The last changes of settings. */
  settingHistory: (limit: number, signal: AbortSignal) => Promise<Rows<SettingChange>>;
  /** Answers what is said of it: it holds, or waits for a second person. */
  changeSettings: (request: ChangeSettingsRequest, key: string) => Promise<string>;
  watchedWords: (signal: AbortSignal) => Promise<WatchedWordRow[]>;
  watchWords: (request: WatchWordsRequest, key: string) => Promise<void>;
  unwatchWord: (word: string, key: string) => Promise<void>;
  /** The newest first. */
  mailBlocks: (place: { limit: number; offset: number }, signal: AbortSignal) => Promise<Rows<MailBlockRow>>;
  /** What holds for a domain or an address. */
  blocksOf: (what: string) => Promise<MailBlockRow[]>;
  blockMail: (request: BlockMailRequest, key: string) => Promise<void>;
  liftBlock: (id: string, key: string) => Promise<void>;
  /** The newest first. */
  invitations: (place: { limit: number; offset: number }, signal: AbortSignal) => Promise<Rows<InvitationRow>>;
  /** The link, which is told once. */
  invite: (request: InviteRequest, key: string) => Promise<InvitationMade>;
  revokeInvitation: (id: string, key: string) => Promise<void>;
  cannedReasons: (retired: boolean, signal: AbortSignal) => Promise<CannedReason[]>;
  /** Adds one, or changes the one with that id. */
  writeReason: (id: string | null, request: CannedReasonRequest, key: string) => Promise<void>;
  retireReason: (id: string, retired: boolean, key: string) => Promise<void>;
}

export const houseCalls: HouseCalls = {
  settings: (signal) => ask<SettingRow[]>(SETTINGS, { signal }),
  settingHistory: (limit, signal) => rowsOf<SettingChange>(`${SETTINGS}/history`, { limit }, signal),
  changeSettings: async (request, key) =>
    ((await httpClient(SETTINGS, once('PUT', request, key))).json as Success<SettingRow[]>).message ?? SETTINGS_TEXT.saved,
  watchedWords: (signal) => ask<WatchedWordRow[]>(WORDS, { signal }),
  watchWords: (request, key) => tell(WORDS, once('POST', request, key)),
  unwatchWord: (word, key) => tell(`${WORDS}/remove`, once('POST', { word }, key)),
  mailBlocks: (place, signal) => rowsOf<MailBlockRow>(BLOCKS, place, signal),
  blocksOf: (what) => ask<MailBlockRow[]>(`${BLOCKS}/search`, { method: 'POST', body: JSON.stringify({ what }) }),
  blockMail: (request, key) => tell(BLOCKS, once('POST', request, key)),
  liftBlock: (id, key) => tell(`${BLOCKS}/${at(id)}/lift`, once('POST', {}, key)),
  invitations: (place, signal) => rowsOf<InvitationRow>(INVITATIONS, place, signal),
  invite: (request, key) => ask<InvitationMade>(INVITATIONS, once('POST', request, key)),
  revokeInvitation: (id, key) => tell(`${INVITATIONS}/${at(id)}/revoke`, once('POST', {}, key)),
  cannedReasons: (retired, signal) => ask<CannedReason[]>(retired ? `${REASONS}/retired` : REASONS, { signal }),
  writeReason: (id, request, key) => tell(id ? `${REASONS}/${at(id)}` : REASONS, once(id ? 'PUT' : 'POST', request, key)),
  retireReason: (id, retired, key) => tell(`${REASONS}/${at(id)}/retired`, once('PUT', { retired }, key)),
};

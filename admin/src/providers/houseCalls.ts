import type { CannedReason, CannedReasonRequest } from '@contracts/canned-reasons';
import { type ChangeSettingsRequest, SETTINGS_TEXT, type SettingChange, type SettingRow } from '@contracts/community-settings';
import type { Success } from '@contracts/envelope';
import type { InvitationMade, InvitationRow, InviteRequest } from '@contracts/invitations';
import { BLOCKS_TEXT, type BlockMailRequest, type MailBlockRow } from '@contracts/mail-blocks';
import type { KeptProjectChoice, ProjectChoiceKind, ProjectChoiceRequest } from '@contracts/project-choices';
import { type WatchedWordRow, type WatchWordsRequest, WORDS_TEXT } from '@contracts/watched-words';
import { API, ask, at, once, type Rows, rowsOf, tell } from './calls';
import { httpClient } from './httpClient';

const WORDS = `${API}/watched-words`;
const BLOCKS = `${API}/mail-blocks`;
const INVITATIONS = `${API}/invitations`;
const REASONS = `${API}/canned-reasons`;
const CHOICES = `${API}/project-choices`;
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
  /** These answer what is said of it: it holds, or waits for a second person. */
  watchWords: (request: WatchWordsRequest, key: string) => Promise<string>;
  unwatchWord: (word: string, key: string) => Promise<string>;
  /** The newest first. */
  mailBlocks: (place: { limit: number; offset: number }, signal: AbortSignal) => Promise<Rows<MailBlockRow>>;
  /** What holds for a domain or an address. */
  blocksOf: (what: string) => Promise<MailBlockRow[]>;
  /** These answer what is said of it: it holds, or waits for a second person. */
  blockMail: (request: BlockMailRequest, key: string) => Promise<string>;
  liftBlock: (id: string, key: string) => Promise<string>;
  /** The newest first. */
  invitations: (place: { limit: number; offset: number }, signal: AbortSignal) => Promise<Rows<InvitationRow>>;
  /** The link, which is told once. */
  invite: (request: InviteRequest, key: string) => Promise<InvitationMade>;
  revokeInvitation: (id: string, key: string) => Promise<void>;
  cannedReasons: (retired: boolean, signal: AbortSignal) => Promise<CannedReason[]>;
  /** Adds one, or changes the one with that id. */
  writeReason: (id: string | null, request: CannedReasonRequest, key: string) => Promise<void>;
  retireReason: (id: string, retired: boolean, key: string) => Promise<void>;
  projectChoices: (signal: AbortSignal) => Promise<KeptProjectChoice[]>;
  /** Adds one to a list, or changes the one with that code. */
  writeProjectChoice: (kind: ProjectChoiceKind, code: string | null, request: ProjectChoiceRequest, key: string) => Promise<void>;
  retireProjectChoice: (kind: ProjectChoiceKind, code: string, retired: boolean, key: string) => Promise<void>;
}

/** What the server says of a change. */
async function saidOf(path: string, options: ReturnType<typeof once>, done: string): Promise<string> {
  return ((await httpClient(path, options)).json as Success<unknown>).message ?? done;
}

export const houseCalls: HouseCalls = {
  settings: (signal) => ask<SettingRow[]>(SETTINGS, { signal }),
  settingHistory: (limit, signal) => rowsOf<SettingChange>(`${SETTINGS}/history`, { limit }, signal),
  changeSettings: (request, key) => saidOf(SETTINGS, once('PUT', request, key), SETTINGS_TEXT.saved),
  watchedWords: (signal) => ask<WatchedWordRow[]>(WORDS, { signal }),
  watchWords: (request, key) => saidOf(WORDS, once('POST', request, key), WORDS_TEXT.watched),
  unwatchWord: (word, key) => saidOf(`${WORDS}/remove`, once('POST', { word }, key), WORDS_TEXT.removed),
  mailBlocks: (place, signal) => rowsOf<MailBlockRow>(BLOCKS, place, signal),
  blocksOf: (what) => ask<MailBlockRow[]>(`${BLOCKS}/search`, { method: 'POST', body: JSON.stringify({ what }) }),
  blockMail: (request, key) => saidOf(BLOCKS, once('POST', request, key), BLOCKS_TEXT.blocked),
  liftBlock: (id, key) => saidOf(`${BLOCKS}/${at(id)}/lift`, once('POST', {}, key), BLOCKS_TEXT.lifted),
  invitations: (place, signal) => rowsOf<InvitationRow>(INVITATIONS, place, signal),
  invite: (request, key) => ask<InvitationMade>(INVITATIONS, once('POST', request, key)),
  revokeInvitation: (id, key) => tell(`${INVITATIONS}/${at(id)}/revoke`, once('POST', {}, key)),
  cannedReasons: (retired, signal) => ask<CannedReason[]>(retired ? `${REASONS}/retired` : REASONS, { signal }),
  writeReason: (id, request, key) => tell(id ? `${REASONS}/${at(id)}` : REASONS, once(id ? 'PUT' : 'POST', request, key)),
  projectChoices: (signal) => ask<KeptProjectChoice[]>(CHOICES, { signal }),
  writeProjectChoice: (kind, code, request, key) =>
    code ? tell(`${CHOICES}/${kind}/${at(code)}`, once('PUT', request, key)) : tell(CHOICES, once('POST', { ...request, kind }, key)),
  retireProjectChoice: (kind, code, retired, key) => tell(`${CHOICES}/${kind}/${at(code)}/retired`, once('PUT', { retired }, key)),
  retireReason: (id, retired, key) => tell(`${REASONS}/${at(id)}/retired`, once('PUT', { retired }, key)),
};

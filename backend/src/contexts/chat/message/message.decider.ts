import { CHAT_LIMITS, CHAT_TEXT } from '../../../../contracts/chat.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { DestroyMessageEditions, KeepEdition, MessageCommand, ReactToMessage, RestoreMessage, WithholdMessage } from './message.commands.js';
import type { MessageEvent } from './message.events.js';

/** A message that was written. */
export interface WrittenMessage {
  readonly chatId: string;
  readonly authorId: string;
  readonly otherId: string;
  readonly day: string;
  /** ISO time until which its author may change it. */
  readonly openUntil: string;
  readonly sealed: string;
  readonly edition: number;
  readonly fileId: string | null;
  readonly isDeleted: boolean;
  /** The report by which moderators took it from view; null while it stands. */
  readonly withheldBy: string | null;
  readonly destroyed: readonly number[];
  /** Emojis that stand, by member. */
  readonly reactions: ReadonlyMap<string, string>;
  /** How often each has reacted. */
  readonly reacted: ReadonlyMap<string, number>;
}
export type MessageState = WrittenMessage | null;

const UNTOUCHED = { isDeleted: false, withheldBy: null, destroyed: [], reactions: new Map<string, string>(), reacted: new Map<string, number>() } as const;

/** How often each side may react to one message: its stream only grows. */
const MOST_REACTIONS = 50;

/** One message: its author may change it for a while, both sides may react to it. */
export const message: Decider<MessageState, MessageCommand, MessageEvent> = {
  initial: null,
  evolve(state, { type, data }) {
    switch (type) {
      case 'MessageSent': {
        const { chatId, authorId, otherId, day, sealed, openUntil, fileId } = data;
        return { chatId, authorId, otherId, day, sealed, openUntil, fileId, edition: 0, ...UNTOUCHED };
      }
      case 'MessageEdited':
        return state && { ...state, sealed: data.sealed, edition: data.edition };
      case 'MessageDeleted':
        return state && { ...state, isDeleted: true, reactions: new Map() };
      case 'MessageReacted':
        return state && { ...state, reactions: withReaction(state.reactions, data.memberId, data.emoji), reacted: once(state.reacted, data.memberId) };
      case 'MessageWithheld':
        return state && { ...state, withheldBy: data.reportId };
      case 'MessageRestored':
        return state && { ...state, withheldBy: null };
      case 'MessageEditionsDestroyed':
        return state && { ...state, destroyed: [...state.destroyed, ...data.editions] };
    }
  },
  decide(command, state) {
    if (command.type === 'KeepMessage') {
      const { memberId: authorId, ...said } = command.data;
      const openUntil = new Date(Date.parse(command.origin.at) + CHAT_LIMITS.editMinutes * 60_000).toISOString();
      return state ? [] : [{ type: 'MessageSent', data: { ...said, authorId, openUntil } }];
    }
    if (!state) throw messageUnknown();
    if (command.type === 'DestroyMessageEditions') return destroy(command, state);
    if (command.type === 'WithholdMessage' || command.type === 'RestoreMessage') return judge(command, state);
    const { messageId, chatId, memberId, otherId } = command.data;
    if (state.chatId !== chatId) throw messageUnknown();
    if (command.type === 'ReactToMessage') return react(command, state);
    refuseOthers(state, memberId);
    if (command.type === 'DeleteMessage' && state.isDeleted) return [];
    if (command.origin.at >= state.openUntil) throw new RuleViolation('message.too-late', CHAT_TEXT.tooLate);
    const of = { messageId, chatId, authorId: memberId, otherId, day: state.day };
    if (command.type === 'DeleteMessage') return [{ type: 'MessageDeleted', data: { ...of, edition: state.edition } }];
    return edit(command, state, of);
  },
};

const timesOf = (reacted: ReadonlyMap<string, number>, memberId: string): number => reacted.get(memberId) ?? 0;
const once = (reacted: ReadonlyMap<string, number>, memberId: string) => new Map(reacted).set(memberId, timesOf(reacted, memberId) + 1);

function withReaction(reactions: ReadonlyMap<string, string>, memberId: string, emoji: string | null): ReadonlyMap<string, string> {
  const standing = new Map(reactions);
  if (emoji === null) standing.delete(memberId);
  else standing.set(memberId, emoji);
  return standing;
}

/** None, or none for whoever asks: the two look alike. */
export const messageUnknown = () => new RuleViolation('message.unknown', CHAT_TEXT.messageNotFound, null, 'not-found');

function refuseOthers({ authorId }: WrittenMessage, memberId: string): void {
  if (authorId !== memberId) throw new RuleViolation('message.not-yours', CHAT_TEXT.notYours, null, 'forbidden');
}

type Changed = { messageId: string; chatId: string; authorId: string; otherId: string; day: string };

const isHidden = ({ isDeleted, withheldBy }: WrittenMessage): boolean => isDeleted || withheldBy !== null;

function edit({ data: { sealed, edition } }: KeepEdition, state: WrittenMessage, of: Changed): readonly MessageEvent[] {
  if (isHidden(state)) throw messageUnknown();
  if (state.edition >= CHAT_LIMITS.edits) throw new RuleViolation('message.edited-too-often', CHAT_TEXT.editedTooOften);
  // Sealed for a version that somebody else wrote meanwhile.
  if (edition !== state.edition + 1) throw new RuleViolation('message.changed', CHAT_TEXT.changedMeanwhile);
  return [{ type: 'MessageEdited', data: { ...of, sealed, edition } }];
}

function react({ data: { messageId, chatId, memberId, otherId, emoji } }: ReactToMessage, state: WrittenMessage): readonly MessageEvent[] {
  if (isHidden(state)) throw messageUnknown();
  if ((state.reactions.get(memberId) ?? null) === emoji) return [];
  if (emoji !== null && timesOf(state.reacted, memberId) >= MOST_REACTIONS) throw new RuleViolation('message.reacted-too-often', CHAT_TEXT.reactedTooOften);
  return [{ type: 'MessageReacted', data: { messageId, chatId, memberId, otherId, emoji } }];
}

/** What its author took back in the meantime is out of view already; what another report took from view stays so. */
function judge({ type, data: { messageId, reportId, reason } }: WithholdMessage | RestoreMessage, state: WrittenMessage): readonly MessageEvent[] {
  const { chatId, authorId, otherId, withheldBy } = state;
  const of = { messageId, chatId, authorId, otherId };
  if (type === 'WithholdMessage') return withheldBy === null ? [{ type: 'MessageWithheld', data: { ...of, reportId, reason } }] : [];
  return withheldBy === reportId ? [{ type: 'MessageRestored', data: { ...of, reason } }] : [];
}

/** The version that is shown stays. */
function destroy({ data: { messageId, editions } }: DestroyMessageEditions, state: WrittenMessage): readonly MessageEvent[] {
  const { chatId, authorId, day, edition, isDeleted, destroyed } = state;
  const gone = editions.filter((each) => !destroyed.includes(each) && (isDeleted ? each <= edition : each < edition));
  return gone.length > 0 ? [{ type: 'MessageEditionsDestroyed', data: { messageId, chatId, authorId, day, editions: gone } }] : [];
}

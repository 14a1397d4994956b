import { CHAT_TEXT } from '../../../../contracts/chat.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { AdmitMessage, ConversationCommand, DeleteChat, StartChat } from './conversation.commands.js';
import type { ChatKeysDestroyed, ConversationEvent } from './conversation.events.js';
import { type ChatLife, NO_PAIR, type PairState, REFUSED_MS, standing } from './conversation.state.rules.js';

/** What two members have with each other: who may write, and who has deleted what. */
export const conversation: Decider<PairState, ConversationCommand, ConversationEvent> = {
  initial: NO_PAIR,
  evolve,
  decide(command, state) {
    switch (command.type) {
      case 'StartChat':
        return start(command, state);
      case 'AdmitMessage':
        return admit(command, state);
      case 'AcceptChat': {
        const { chatId, memberId, otherId, keptId = null } = command.data;
        const chat = chatOf(state, command.data);
        refuseEnded(chat, memberId, state);
        if (chat.isAccepted) return [];
        // Accepted before its text is kept, it would come among the requests for good.
        if (chat.starterId === memberId || chat.requestId === null || chat.requestId !== keptId)
          throw new RuleViolation('chat.nothing-to-accept', CHAT_TEXT.nothingToAccept);
        return [{ type: 'ChatAccepted', data: { chatId, memberId, otherId } }];
      }
      case 'DeleteChat':
        return remove(command, state);
      case 'ForgetChatMember': {
        const { memberId, otherId, held = [] } = command.data;
        if (state.forgotten.includes(memberId) || state.chats.size === 0) return [];
        const forgotten: ConversationEvent = { type: 'ChatMemberForgotten', data: { memberId, otherId, chatIds: [...state.chats.keys()] } };
        return [forgotten, ...keysOfNobodys(evolve(state, forgotten)).filter(({ data }) => !held.includes(data.chatId))];
      }
      case 'DestroyChatKeys': {
        return keysOfNobodys(state).filter(({ data }) => data.chatId === command.data.chatId);
      }
      case 'ForgetChatDay': {
        const { chatId, day, messageIds } = command.data;
        const { starterId, otherId } = chatOf(state, command.data);
        return [{ type: 'ChatDayForgotten', data: { chatId, day, memberIds: [starterId, otherId], messageIds: [...messageIds] } }];
      }
    }
  },
};

function evolve(state: PairState, { type, data }: ConversationEvent): PairState {
  switch (type) {
    case 'ChatStarted': {
      const chat: ChatLife = { starterId: data.memberId, otherId: data.otherId, isAccepted: !data.asks, requestId: null, deletedBy: [], hasKeys: true };
      return { ...state, chats: new Map(state.chats).set(data.chatId, chat), currentId: data.chatId };
    }
    case 'ChatRequestWritten':
      return changed(state, data.chatId, { requestId: data.messageId });
    case 'ChatAccepted':
      return changed(state, data.chatId, { isAccepted: true });
    case 'ChatDeleted': {
      const { chatId, memberId, refusedUntil } = data;
      const chat = state.chats.get(chatId);
      const refused = refusedUntil === null || !chat ? state.refused : new Map(state.refused).set(chat.starterId, refusedUntil);
      return { ...changed(state, chatId, { deletedBy: [...(chat?.deletedBy ?? []), memberId] }), refused };
    }
    case 'ChatMemberForgotten':
      return { ...state, forgotten: [...state.forgotten, data.memberId] };
    case 'ChatKeysDestroyed':
      return changed(state, data.chatId, { hasKeys: false });
    case 'ChatDayForgotten':
      return state;
  }
}

function changed(state: PairState, chatId: string, change: Partial<ChatLife>): PairState {
  const chat = state.chats.get(chatId);
  return chat ? { ...state, chats: new Map(state.chats).set(chatId, { ...chat, ...change }) } : state;
}

const acceptFirst = () => new RuleViolation('chat.accept-first', CHAT_TEXT.acceptFirst);
const requestWaits = () => new RuleViolation('chat.request-waits', CHAT_TEXT.requestWaits);
const shutOut = () => new RuleViolation('chat.shut', CHAT_TEXT.cannotWrite, null, 'forbidden');

/** What stands already is found again, whatever came between the two since. */
function start({ data, origin }: StartChat, state: PairState): readonly ConversationEvent[] {
  const { chatId, memberId, otherId, shut = null, asks = true } = data;
  if (memberId === otherId) throw new RuleViolation('chat.own', CHAT_TEXT.own);
  const chat = standing(state);
  if (chat && state.currentId) {
    // Both wanted it.
    const isWantedByBoth = chat.starterId !== memberId && !chat.isAccepted && chat.requestId === null && shut === null;
    return isWantedByBoth ? [{ type: 'ChatAccepted', data: { chatId: state.currentId, memberId, otherId } }] : [];
  }
  if (shut !== null || state.forgotten.length > 0 || isRefused(state, memberId, origin.at)) throw shutOut();
  return [{ type: 'ChatStarted', data: { chatId, memberId, otherId, asks } }];
}

function isRefused({ refused }: PairState, memberId: string, now: string): boolean {
  const until = refused.get(memberId);
  return until !== undefined && now < until;
}

function admit({ data: { chatId, memberId, otherId, messageId, shut, lost = null } }: AdmitMessage, state: PairState): readonly ConversationEvent[] {
  const chat = chatOf(state, { chatId, memberId });
  refuseEnded(chat, memberId, state);
  // Whoever waits is told the same whether they were blocked meanwhile or not.
  if (!chat.isAccepted && chat.starterId === memberId && ![null, messageId, lost].includes(chat.requestId)) throw requestWaits();
  if (shut === 'blocked') throw shutOut();
  if (chat.isAccepted || chat.requestId === messageId) return [];
  if (chat.starterId !== memberId) throw acceptFirst();
  if (shut !== null) throw shutOut();
  return [{ type: 'ChatRequestWritten', data: { chatId, memberId, otherId, messageId } }];
}

function remove({ data: { chatId, memberId, otherId }, origin }: DeleteChat, state: PairState): readonly ConversationEvent[] {
  const chat = chatOf(state, { chatId, memberId });
  if (chat.deletedBy.includes(memberId)) return [];
  const isLast = isNobodys({ ...chat, deletedBy: [...chat.deletedBy, memberId] }, state);
  // Also where its own starter takes it back: otherwise one text would be as many as they like.
  const isUnaccepted = chat.requestId !== null && !chat.isAccepted && chat.deletedBy.length === 0;
  const refusedUntil = isUnaccepted ? new Date(Date.parse(origin.at) + REFUSED_MS).toISOString() : null;
  return [{ type: 'ChatDeleted', data: { chatId, memberId, otherId, isLast, refusedUntil } }];
}

/** Each of the two has deleted it, or is no longer there. */
const isNobodys = ({ starterId, otherId, deletedBy }: ChatLife, { forgotten }: PairState): boolean =>
  [starterId, otherId].every((id) => deletedBy.includes(id) || forgotten.includes(id));

/** Of the conversations that nobody has any more, as far as there is something in them that could be read. */
function keysOfNobodys(state: PairState): readonly ChatKeysDestroyed[] {
  const left = [...state.chats].filter(([, chat]) => chat.hasKeys && isNobodys(chat, state));
  return left.map(([chatId, { starterId, otherId }]) => ({ type: 'ChatKeysDestroyed', data: { chatId, memberIds: [starterId, otherId] } }));
}

/** None, or none of theirs: the two look alike. */
export const chatUnknown = () => new RuleViolation('chat.unknown', CHAT_TEXT.notFound, null, 'not-found');

function chatOf(state: PairState, { chatId, memberId }: { readonly chatId: string; readonly memberId: string }): ChatLife {
  const chat = state.chats.get(chatId);
  if (!chat || ![chat.starterId, chat.otherId].includes(memberId)) throw chatUnknown();
  return chat;
}

function refuseEnded({ deletedBy }: ChatLife, memberId: string, { forgotten }: PairState): void {
  if (deletedBy.includes(memberId)) throw new RuleViolation('chat.you-deleted', CHAT_TEXT.youDeleted);
  if (deletedBy.length > 0) throw new RuleViolation('chat.other-deleted', CHAT_TEXT.otherDeleted);
  if (forgotten.length > 0) throw shutOut();
}

/** Throws where what was written stands as it is: the one text of a request does. */
export function refuseUneditable(state: PairState, of: { readonly chatId: string; readonly memberId: string }, isBlocked: boolean): void {
  const chat = chatOf(state, of);
  refuseEnded(chat, of.memberId, state);
  if (!chat.isAccepted) throw new RuleViolation('chat.request-stands', CHAT_TEXT.requestStands);
  if (isBlocked) throw shutOut();
}

/** Throws where the two do not write to each other: until a request is accepted, its one text is all that passes between them. */
export function refuseUnanswerable(state: PairState, of: { readonly chatId: string; readonly memberId: string }, isBlocked: boolean): void {
  const chat = chatOf(state, of);
  refuseEnded(chat, of.memberId, state);
  if (chat.isAccepted && isBlocked) throw shutOut();
  if (chat.isAccepted) return;
  throw chat.starterId === of.memberId ? requestWaits() : acceptFirst();
}

/** Throws where the member's own side has deleted it. */
export function refuseDeletedBy(state: PairState, of: { readonly chatId: string; readonly memberId: string }): void {
  if (chatOf(state, of).deletedBy.includes(of.memberId)) throw new RuleViolation('chat.you-deleted', CHAT_TEXT.youDeleted);
}

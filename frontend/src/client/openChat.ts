/** A conversation that is known, or one with a member, which begins where there is none. */
export type WantedChat = { chatId: string } | { memberId: string };

export const OPEN_CHAT = 'openChat';
let wanted: WantedChat | null = null;

/** Opens a conversation over whatever page is shown; waits for the code of the chat where that is still to come. */
export function openChat(chat: WantedChat): void {
  wanted = chat;
  dispatchEvent(new CustomEvent(OPEN_CHAT, { detail: chat }));
}

/** What was asked for and not opened yet; asked once. */
export function takeWantedChat(): WantedChat | null {
  const taken = wanted;
  wanted = null;
  return taken;
}

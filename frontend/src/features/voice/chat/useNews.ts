import { mentionsOfWords } from '@contracts/mentions';
import type { VoiceMessage } from '@contracts/voice-messages';
import { useState } from 'react';
import { turkishNumber } from '../../../design/numbers';
import { voiceName } from '../voiceName';

/** What others have written below what was read. */
function newsAfter(messages: readonly VoiceMessage[], readId: string | undefined, memberId: string): readonly VoiceMessage[] {
  const at = messages.findIndex(({ id }) => id === readId);
  return at < 0 ? [] : messages.slice(at + 1).filter(({ userId }) => userId !== memberId);
}

/** How many there are, and who names the reader in them. */
export function newsWords(news: readonly VoiceMessage[], username: string | undefined): string {
  if (news.length === 0) return 'En yeniye git';
  const naming = news.findLast(({ content }) => mentionsOfWords(content).some((mention) => mention.username === username));
  return `${turkishNumber(news.length)} yeni mesaj${naming ? ` · ${voiceName(naming.user)} sizden söz etti` : ''}`;
}

/** What has come since its reader was at the end. */
export function useNews(messages: readonly VoiceMessage[], isAtEnd: boolean, memberId: string): readonly VoiceMessage[] {
  const newest = messages.at(-1)?.id;
  const [readId, setRead] = useState(newest);
  if (isAtEnd && readId !== newest) setRead(newest);
  return isAtEnd ? [] : newsAfter(messages, readId, memberId);
}

import { inOneLine } from '../../../../contracts/one-line.js';
import { VOICE_TEXT, voiceRoomProblems } from '../../../../contracts/voice.js';
import { refuseProblems } from '../../../kernel/rule-violation.js';

interface Words {
  readonly name: string;
  readonly description: string | null;
}

/** What is wrong with the words is said before anybody loses their seat elsewhere. */
export const refuseRoom = ({ name, description, maxParticipants }: Words & { readonly maxParticipants: number }): void =>
  refuseProblems('voice.invalid', voiceRoomProblems({ name, description, maxParticipants }));

/** As they stand in lists; a room that says nothing of itself is described by its name. */
export function wordsIn(wish: Words): { readonly name: string; readonly description: string } {
  const name = inOneLine(wish.name);
  return { name, description: inOneLine(wish.description ?? '') || VOICE_TEXT.describedBy(name) };
}

import { foldText } from '../../../../contracts/folding.js';
import { inOneLine } from '../../../../contracts/one-line.js';
import { VOICE_TEXT, voiceRoomProblems } from '../../../../contracts/voice.js';
import { refuseProblems } from '../../../kernel/rule-violation.js';

interface Words {
  readonly name: string;
  readonly description: string | null;
}

interface StandingWords {
  readonly name: string;
  readonly description: string;
}

/** What is wrong with the words is said before anybody loses their seat elsewhere. */
export const refuseRoom = ({ name, description, maxParticipants }: Words & { readonly maxParticipants: number }): void =>
  refuseProblems('voice.invalid', voiceRoomProblems({ name, description, maxParticipants }));

/** What a decision hid does not come back as somebody's new words, in either place and however it is typed, nor does what stands in its place. */
export function refuseHidden({ name, description }: StandingWords, { refused }: { readonly refused: readonly string[] }): void {
  if (refused.length === 0) return;
  const hidden = new Set([...refused, VOICE_TEXT.hiddenName, VOICE_TEXT.hiddenDescription].map(foldText));
  refuseProblems('voice.hidden', {
    name: hidden.has(foldText(name)) ? VOICE_TEXT.otherName : undefined,
    description: hidden.has(foldText(description)) ? VOICE_TEXT.otherDescription : undefined,
  });
}

/** As they stand in lists; a room that says nothing of itself is described by its name. */
export function wordsIn(wish: Words): StandingWords {
  const name = inOneLine(wish.name);
  return { name, description: inOneLine(wish.description ?? '') || VOICE_TEXT.describedBy(name) };
}

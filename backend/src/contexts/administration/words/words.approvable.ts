import type { ApprovalChange } from '../../../../contracts/approvals.js';
import { WORD_CONSEQUENCE_LABEL } from '../../../../contracts/watched-words.js';
import { approvable } from '../../../platform/approvals/approvable.js';
import { UnwatchWord, WatchWords } from './words.commands.js';

/** Of a long list the first are named. */
const NAMED = 20;

function changesOf({ words, consequence }: WatchWords['data']): readonly ApprovalChange[] {
  const to = WORD_CONSEQUENCE_LABEL[consequence];
  const named = words.slice(0, NAMED).map((word) => ({ label: word.trim(), from: null, to }));
  const more = words.length - named.length;
  return more > 0 ? [...named, { label: `${more.toLocaleString('tr-TR')} sözcük daha`, from: null, to }] : named;
}

/** What members may not write without being looked at is decided by two. */
export const wordsApprovables = [
  approvable<WatchWords>({
    kind: 'watched_words',
    command: WatchWords,
    permission: 'settings.change',
    words: [],
    member: () => null,
    sentence: ({ words }) => (words.length === 1 ? `“${words[0]?.trim()}” sözcüğü izlenecek` : `${words.length.toLocaleString('tr-TR')} sözcük izlenecek`),
    changes: changesOf,
  }),
  approvable<UnwatchWord>({
    kind: 'watched_words',
    command: UnwatchWord,
    permission: 'settings.change',
    words: [],
    member: () => null,
    sentence: ({ key }) => `“${key}” sözcüğü artık izlenmeyecek`,
    changes: ({ key }) => [{ label: key, from: 'İzleniyor', to: 'İzlenmeyecek' }],
  }),
];

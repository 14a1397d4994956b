import { ofState, POST_VERBS } from '../../../../contracts/moderation-verbs.js';
import type { RecordedEvent } from '../../../kernel/event.js';

type Say = (data: { readonly from?: unknown }) => string;

/** What happened to a post, in a sentence for each type of fact. */
const WHAT: Readonly<Record<string, Say>> = {
  PostDrafted: () => 'Yazıya başlandı',
  PostRevised: () => 'Yazı yazarınca düzenlendi',
  PostScheduled: () => 'Yazı zamanlandı',
  PostPublished: () => 'Yazı yayınlandı',
  PostUnpublished: () => 'Yazı taslağa alındı',
  PostArchived: () => 'Yazı arşivlendi',
  PostWithdrawn: () => 'Yazarı yazıyı kaldırdı',
  ...Object.fromEntries(Object.values(POST_VERBS).map(({ fact, sentence }): [string, Say] => [fact, ({ from }) => ofState(sentence, from)])),
};

/** Null when there is nothing to tell. */
export const whatHappenedToPost = ({ type, data }: Pick<RecordedEvent, 'type' | 'data'>): string | null => WHAT[type]?.(data) ?? null;

import { LIKE_LIMITS, type LikedComments } from '@contracts/likes';
import { queryOptions } from '@tanstack/react-query';
import { getData, post } from '../../../client/http';
import { at } from '../../../client/reads';
import type { Thread } from './thread';

/** What can be liked. */
export type Likeable = { type: 'topic'; id: string } | { type: 'comment'; id: string; thread: Thread };

const KEY = ['forum', 'liked'];

/** Whether the signed-in member likes it. Lists are the same for everybody, so they do not say. */
export const likedQuery = ({ type, id }: Pick<Likeable, 'type' | 'id'>) =>
  queryOptions({
    queryKey: [...KEY, id],
    queryFn: ({ signal }) => ASKED[type](id, signal),
  });

const likesTopic = async (id: string, signal: AbortSignal) =>
  (await getData<{ liked: boolean }>(at`/api/forum/posts/${id}/likes/me`, { signal, quiet: true })).liked;

interface Question {
  id: string;
  answer: (liked: boolean) => void;
  fail: (reason: unknown) => void;
}
let questions: Question[] = [];

/** All comments that come onto the screen together are asked about in one request. */
const likesComment = (id: string) =>
  new Promise<boolean>((answer, fail) => {
    if (questions.length === 0) setTimeout(askTogether);
    questions.push({ id, answer, fail });
  });

function askTogether() {
  const all = questions;
  questions = [];
  for (let from = 0; from < all.length; from += LIKE_LIMITS.ids) void ask(all.slice(from, from + LIKE_LIMITS.ids));
}

const ASKED: Record<Likeable['type'], (id: string, signal: AbortSignal) => Promise<boolean>> = { topic: likesTopic, comment: likesComment };

async function ask(together: Question[]) {
  try {
    // Quiet: being signed out by now is found out by the session itself; nobody is sent away from what they read.
    const { data } = await post<LikedComments>('/api/forum/comments/likes/me', { body: { commentIds: together.map(({ id }) => id) }, quiet: true });
    const liked = new Set(data.liked);
    for (const { id, answer } of together) answer(liked.has(id));
  } catch (reason) {
    for (const { fail } of together) fail(reason);
  }
}

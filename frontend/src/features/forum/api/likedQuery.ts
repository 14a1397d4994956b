import { LIKE_LIMITS, type LikedComments, type LikeTarget } from '@contracts/likes';
import { queryOptions } from '@tanstack/react-query';
import { getData, post } from '../../../client/http';
import { at } from '../../../client/reads';

/** What can be liked. */
export interface Likeable {
  type: LikeTarget;
  id: string;
  topicId: string;
}

const KEY = ['forum', 'liked'];

/** Whether the signed-in member likes it. Lists are the same for everybody, so they do not say. */
export const likedQuery = ({ type, id }: Likeable) =>
  queryOptions({
    queryKey: [...KEY, id],
    queryFn: ({ signal }) => (type === 'topic' ? likesTopic(id, signal) : likesComment(id)),
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

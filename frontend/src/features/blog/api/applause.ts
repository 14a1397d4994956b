import { type ApplauseAnswer, REACTION_LIMITS } from '@contracts/blog-reactions';
import type { QueryClient } from '@tanstack/react-query';
import { newKey } from '../../../client/actionKey';
import { messageOf } from '../../../client/apiError';
import { post } from '../../../client/http';
import { at } from '../../../client/reads';
import { toast } from '../../../design/toast';
import { changePost } from './reactions';

/** So long after the last press a burst counts as over. */
const PAUSE_MS = 700;

/** Claps that are shown and not told yet. */
interface Burst {
  claps: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  isSending: boolean;
  queries: QueryClient;
}
const bursts = new Map<string, Burst>();

function show(queries: QueryClient, postId: string, claps: number): void {
  changePost(queries, postId, (shown) => ({ ...shown, ownApplause: shown.ownApplause + claps, applause: Math.max(0, shown.applause + claps) }));
}

/** A clap shows at once; those of a burst are told together, one burst after the other. Nobody gives more than the most: `own` is what is shown as given. */
export function clap(queries: QueryClient, postId: string, own: number): void {
  if (own >= REACTION_LIMITS.claps.max) return;
  const burst = bursts.get(postId) ?? { claps: 0, timer: undefined, isSending: false, queries };
  bursts.set(postId, burst);
  burst.claps += 1;
  show(queries, postId, 1);
  clearTimeout(burst.timer);
  burst.timer = setTimeout(() => void tell(postId), PAUSE_MS);
}

async function tell(postId: string, keepalive = false): Promise<void> {
  const burst = bursts.get(postId);
  if (!burst || burst.claps === 0 || (burst.isSending && !keepalive)) return;
  const { claps, queries } = burst;
  clearTimeout(burst.timer);
  burst.claps = 0;
  burst.isSending = true;
  try {
    const { data } = await post<ApplauseAnswer>(at`/api/blog/posts/${postId}/applause`, { body: { claps }, key: newKey(), keepalive });
    // Claps that came meanwhile are shown on top of it.
    changePost(queries, postId, (shown) => ({ ...shown, ownApplause: data.own + burst.claps, applause: data.total + burst.claps }));
  } catch (error) {
    show(queries, postId, -claps);
    void toast({ title: 'Alkışınız gönderilemedi', text: messageOf(error), tone: 'danger' });
  }
  burst.isSending = false;
  if (burst.claps > 0) void tell(postId);
  else bursts.delete(postId);
}

const leave = () => {
  for (const postId of bursts.keys()) void tell(postId, true);
};
addEventListener('pagehide', leave);
addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave());

import type { LiveChange, Present, Subscribe, Subscribed, Writing } from '@contracts/envelope';
import type { Socket } from 'socket.io-client';
import { knownMember, onKnownMember } from './knownMember';
import { beginToHear, type Channel, hear, isNews, settle } from './liveChannel';

interface Follower<Row = unknown> {
  onChange(change: LiveChange<Row>): void;
  /** The connection was away and what came meanwhile is not told again. */
  onMissed(): void;
  /** Whether what happens is being told at the moment. */
  onLive?(isLive: boolean): void;
  /** Where listeners see each other: who they are now, and who writes. */
  onPresent?(present: Present): void;
  onWriting?(writing: Writing): void;
}

/** Longer than the server lets anybody wait. */
const ANSWER_MS = 15_000;
const IDLE_MS = 2_000;
/** Who listens to which channel; one connection carries them all. */
const followed = new Map<string, Channel & { readonly followers: Set<Follower> }>();
let closeConnection: (() => void) | null = null;
let socket: Socket | null = null;

/** Follows one channel of the live connection until the returned function is called. The client is loaded only when somebody listens. */
export function followChannel<Row>(channel: string, following: Follower<Row>): () => void {
  const follower = following as Follower;
  const here = followed.get(channel) ?? { ...beginToHear(), followers: new Set() };
  followed.set(channel, here);
  here.followers.add(follower);
  if (here.followers.size === 1 && socket?.connected) subscribe(socket, channel);
  else if (here.answered && socket?.connected) follower.onLive?.(true);
  closeConnection ??= openConnection();
  return () => {
    here.followers.delete(follower);
    if (here.followers.size === 0 && followed.get(channel) === here) leaveChannel(channel);
  };
}

/** Tells those who listen to a channel that one writes there. */
export const tellWriting = (channel: string): unknown => socket?.connected && socket.emit('writing', { channel });

/** Asks once more to hear a channel that the server has closed and opened again, where somebody here still follows it. */
export function askAgain(channel: string) {
  if (socket?.connected) subscribe(socket, channel);
}

function leaveChannel(channel: string) {
  followed.delete(channel);
  if (socket?.connected) socket.emit('unsubscribe', { channel });
  if (followed.size > 0) return;
  closeConnection?.();
  closeConnection = null;
}

/** Begins to listen, behind what is known already; whoever has to ask anew is told so. */
function subscribe(opened: Socket, channel: string) {
  const here = followed.get(channel);
  if (!here) return;
  const { position, away } = here;
  here.answered = false;
  const question: Subscribe = { channel, ...(position === null ? {} : { position }) };
  opened.timeout(ANSWER_MS).emit('subscribe', question, (error: Error | null, answer?: Subscribed | { success: false }) => {
    if (followed.get(channel) !== here || opened !== socket) return;
    const subscribed = !error && answer?.success ? answer : null;
    if (subscribed) {
      settle(here, subscribed.position);
      for (const { onLive } of here.followers) onLive?.(true);
    }
    if (away && subscribed?.replay !== 'done') for (const { onMissed } of here.followers) onMissed();
  });
}

const whenIdle = () =>
  new Promise<void>((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(() => resolve(), { timeout: IDLE_MS }) : setTimeout(resolve, IDLE_MS)));

function openConnection(): () => void {
  let stopped = false;
  let who = knownMember()?.id;
  const stopWatching = onKnownMember(() => {
    if (knownMember()?.id === who) return;
    who = knownMember()?.id;
    // The server knows a connection by the session that it was opened with.
    if (!socket) return;
    for (const here of followed.values()) here.position = null;
    socket.disconnect().connect();
  });
  const connect = async () => {
    // Nobody waits for what a guest hears; the page comes first.
    if (!knownMember()) await whenIdle();
    if (stopped) return;
    const { io } = await import('socket.io-client');
    if (stopped) return;
    const opened = io('/realtime', { transports: ['websocket', 'polling'] });
    socket = opened;
    opened.on('connect', () => {
      for (const channel of followed.keys()) subscribe(opened, channel);
    });
    opened.on('disconnect', () => {
      for (const here of followed.values()) {
        here.away = true;
        for (const { onLive } of here.followers) onLive?.(false);
      }
    });
    opened.on('present', (present: Present) => {
      for (const { onPresent } of followed.get(present.channel)?.followers ?? []) onPresent?.(present);
    });
    opened.on('writing', (writing: Writing) => {
      for (const { onWriting } of followed.get(writing.channel)?.followers ?? []) onWriting?.(writing);
    });
    opened.on('change', (change: LiveChange) => {
      const here = followed.get(change.channel);
      if (!here || !isNews(here, change.position)) return;
      hear(here, change.position);
      for (const follower of here.followers) follower.onChange(change);
    });
  };
  connect().catch((error: unknown) => console.warn('The live connection could not be opened', error));
  return () => {
    stopped = true;
    stopWatching();
    socket?.disconnect();
    socket = null;
  };
}

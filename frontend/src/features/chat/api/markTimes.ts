import type { Chat } from '@contracts/chat';

/** From which message to which the other side went, and when that was told as it happened. */
export interface MarkStep {
  kind: 'delivered' | 'seen';
  from: string | null;
  to: string;
  at: string;
}

const MOST = 20;
const steps = new Map<string, readonly MarkStep[]>();

/** Remembers when the other side had more, of which the server tells no time; what happened while nobody heard has none. */
export function noteMarks(chatId: string, before: Chat['marks'], now: Chat['marks'], at: string = new Date().toISOString()): void {
  const told = (['delivered', 'seen'] as const).flatMap((kind): MarkStep[] => {
    const to = now[kind];
    return to === null || to === before[kind] ? [] : [{ kind, from: before[kind], to, at }];
  });
  if (told.length > 0) steps.set(chatId, [...(steps.get(chatId) ?? []), ...told].slice(-MOST));
}

export const markSteps = (chatId: string): readonly MarkStep[] => steps.get(chatId) ?? [];

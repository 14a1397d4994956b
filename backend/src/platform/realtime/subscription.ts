/** What a client wants to hear, and from where on. */
export interface Subscription {
  readonly channel: string;
  /** The last position that it knows of; null when it begins. */
  readonly position: number | null;
}

const isPosition = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Reads a `subscribe`: null without a channel; a position that cannot be one is malformed. */
export function subscriptionIn(message: unknown): Subscription | 'malformed' | null {
  const { channel, position = null } = Object(message) as { channel?: unknown; position?: unknown };
  if (typeof channel !== 'string') return null;
  if (position !== null && !isPosition(position)) return 'malformed';
  return { channel, position };
}

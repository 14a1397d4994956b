/** What a socket was told, so that a test can wait for what may already have come. */
export class HeardEvents {
  private readonly heard = new Map<string, unknown[]>();
  private readonly waiting = new Map<string, (content: unknown) => void>();

  note(event: string, content: unknown): void {
    // An event without content is worth knowing of, too.
    const noted = content ?? null;
    const take = this.waiting.get(event);
    this.waiting.delete(event);
    if (take) take(noted);
    else this.heard.set(event, [...(this.heard.get(event) ?? []), noted]);
  }

  /** The first of this event that nobody has taken yet; waits for it. */
  next(event: string): Promise<unknown> {
    const kept = this.heard.get(event)?.shift();
    return kept === undefined ? new Promise((resolve) => this.waiting.set(event, resolve)) : Promise.resolve(kept);
  }

  /** What has come of an event so far and was not taken. */
  soFar(event: string): readonly unknown[] {
    return this.heard.get(event) ?? [];
  }
}

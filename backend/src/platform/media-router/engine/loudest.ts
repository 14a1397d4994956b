/** As many are heard at once: more at the same time is noise, and each one costs a packet for everybody. */
const MOST_HEARD = 4;
/** Milliseconds for which whoever was among them stays so: words have pauses. */
const HELD_MS = 600;
/** What RFC 6464 writes for silence; 0 is the loudest. */
const SILENCE = 127;

interface Heard {
  /** The loudest level since the last choice, as its distance from silence. */
  loudness: number;
  until: number;
}

/** Chooses whose sound is passed on in a room. */
export class Loudest {
  private readonly heard = new Map<string, Heard>();
  private readonly chosen = new Set<string>();

  /** Takes the level of a packet, and says whether it is passed on. With a place left nobody waits for the next choice. */
  hear(who: string, level: number, now: number): boolean {
    const loudness = SILENCE - level;
    const known = this.heard.get(who);
    if (known) known.loudness = Math.max(known.loudness, loudness);
    else this.heard.set(who, { loudness, until: 0 });
    if (!this.chosen.has(who) && loudness > 0 && this.chosen.size < MOST_HEARD) this.take(who, now);
    return this.chosen.has(who);
  }

  /** The loudest since the last time take the places of those who have not been among them for a while. */
  choose(now: number): void {
    const speaking = [...this.heard].filter(([, { loudness }]) => loudness > 0).sort(([, one], [, other]) => other.loudness - one.loudness);
    const loudest = speaking.slice(0, MOST_HEARD);
    for (const [who, heard] of loudest) if (this.chosen.has(who)) heard.until = now + HELD_MS;
    for (const who of this.chosen) if ((this.heard.get(who)?.until ?? 0) <= now) this.chosen.delete(who);
    for (const [who] of loudest) if (!this.chosen.has(who) && this.chosen.size < MOST_HEARD) this.take(who, now);
    for (const heard of this.heard.values()) heard.loudness = 0;
  }

  forget(who: string): void {
    this.heard.delete(who);
    this.chosen.delete(who);
  }

  private take(who: string, now: number): void {
    const heard = this.heard.get(who);
    if (heard) heard.until = now + HELD_MS;
    this.chosen.add(who);
  }
}

/** As many are heard at once: more at the same time is noise, and each one costs a packet for everybody. */
const MOST_HEARD = 4;
/** Milliseconds for which whoever was among them stays so: words have pauses. */
const HELD_MS = 600;
/** What is so much louder than somebody among them does not wait for their words to end. */
const MUCH_LOUDER = 20;
/** How much is forgotten of a loudness at each choice, while something quieter is sent: a pause between words is no silence yet. */
const FORGOTTEN = 2;
/** Quieter than -60 dB is the noise of a room: it keeps no place, however long it lasts. */
const NOISE = 67;
/** What RFC 6464 writes for silence; 0 is the loudest. */
const SILENCE = 127;

interface Heard {
  /** The loudest level since the last choice, as its distance from silence. */
  loudness: number;
  /** The loudest level of late. */
  recent: number;
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
    if (!known) this.heard.set(who, { loudness, recent: loudness, until: 0 });
    else [known.loudness, known.recent] = [Math.max(known.loudness, loudness), Math.max(known.recent, loudness)];
    if (!this.chosen.has(who) && loudness > 0) this.seek(who, loudness, now);
    return this.chosen.has(who);
  }

  /** The loudest since the last time take the places of those who have not been among them for a while. */
  choose(now: number): void {
    const speaking = [...this.heard].filter(([, { loudness }]) => loudness > 0).sort(([, one], [, other]) => other.loudness - one.loudness);
    const loudest = speaking.slice(0, MOST_HEARD);
    for (const [who, heard] of loudest) if (this.chosen.has(who) && heard.loudness > NOISE) heard.until = now + HELD_MS;
    for (const who of this.chosen) if ((this.heard.get(who)?.until ?? 0) <= now) this.chosen.delete(who);
    for (const [who] of loudest) if (!this.chosen.has(who) && this.chosen.size < MOST_HEARD) this.take(who, now);
    for (const heard of this.heard.values()) {
      if (heard.loudness > 0) heard.recent = Math.max(heard.loudness, heard.recent - FORGOTTEN);
      heard.loudness = 0;
    }
  }

  forget(who: string): void {
    this.heard.delete(who);
    this.chosen.delete(who);
  }

  /** Takes a place that is free, or that of somebody who is much quieter. */
  private seek(who: string, loudness: number, now: number): void {
    const recentOf = (one: string) => this.heard.get(one)?.recent ?? 0;
    if (this.chosen.size >= MOST_HEARD) {
      const [quietest = who] = [...this.chosen].sort((one, other) => recentOf(one) - recentOf(other));
      if (loudness < recentOf(quietest) + MUCH_LOUDER) return;
      this.chosen.delete(quietest);
    }
    this.take(who, now);
  }

  private take(who: string, now: number): void {
    const heard = this.heard.get(who);
    if (heard) heard.until = heard.loudness > NOISE ? now + HELD_MS : now;
    this.chosen.add(who);
  }
}

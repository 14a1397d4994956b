import { Inject, Injectable } from '@nestjs/common';
import type { StoredEvent } from '../../../kernel/event.js';
import { type EventLog, START } from '../../../kernel/event-log.js';
import type { Link, Links } from '../../../platform/chain/links.js';
import { unavailable } from '../../../platform/refusals/refusals.js';
import { EVENT_LOG, LINKS } from '../../../platform/tokens.js';

const PAGE = 1_000;
const MOST_PAGES = 20;

/** Finds the place in the log at which a time was reached. */
@Injectable()
export class PlacesQuery {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(LINKS) private readonly links: Links,
  ) {}

  head(): Promise<number> {
    return this.log.head();
  }

  /**
   * Position of the last fact that was recorded by a time (ISO); START when there is none. The chain counts all facts, so the place is found by
   * halving; facts that were recorded together may stand a few milliseconds out of order.
   */
  async by(time: string): Promise<number> {
    const last = await this.links.last();
    if (!last) return this.unlinked(START, time);
    let [reached, beyond] = [0, last.place + 1];
    while (beyond - reached > 1) {
      const middle = Math.floor((reached + beyond) / 2);
      const fact = await this.factAt(middle);
      if (fact && fact.at <= time) reached = middle;
      else beyond = middle;
    }
    if (reached < last.place) return reached === 0 ? START : (await this.link(reached)).position;
    return this.unlinked(last.position, time);
  }

  /** The chain is a moment behind the log. While it is linked anew, nobody waits for a walk through all that is not. */
  private async unlinked(after: number, time: string): Promise<number> {
    let found = after;
    for (let walked = 0; walked < MOST_PAGES; walked++) {
      const page = await this.log.readAll(found, PAGE);
      const later = page.findIndex(({ at }) => at > time);
      const last = later < 0 ? page.at(-1) : page[later - 1];
      found = last?.position ?? found;
      if (later >= 0 || page.length < PAGE) return found;
    }
    throw unavailable();
  }

  private async factAt(place: number): Promise<StoredEvent | undefined> {
    const before = place === 1 ? START : (await this.link(place - 1)).position;
    return (await this.log.readAll(before, 1))[0];
  }

  private async link(place: number): Promise<Link> {
    const [link] = await this.links.read(place, 1);
    if (link?.place !== place) throw new Error(`the chain has no link at place ${place}`);
    return link;
  }
}

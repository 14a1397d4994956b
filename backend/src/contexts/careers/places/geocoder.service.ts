import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type FoundPlace } from '../../../../contracts/job-writing.js';
import { LOCATING_TEXT } from '../../../../contracts/maps.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { Outgoing, OutgoingFailed } from '../../../platform/outgoing/outgoing.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { placesIn } from './geocoder.rules.js';

/** Answers that a process keeps; places stay where they are. */
const KEPT = 1_000;

/** Asks the geocoder, once in a second at most. What was asked comes into no log: refusals and failures do not name it. */
@Injectable()
export class Geocoder {
  private readonly kept = new LRUCache<string, readonly FoundPlace[]>({ max: KEPT });

  constructor(
    private readonly outgoing: Outgoing,
    private readonly limits: RateLimits,
  ) {}

  async ask(url: string): Promise<readonly FoundPlace[]> {
    const known = this.kept.get(url);
    if (known) return known;
    await this.limits.countInSecond('geocoder', LOCATING_TEXT.busy);
    const { status, body } = await this.outgoing.get(url).catch(inWords);
    const places = status >= 200 && status < 300 ? placesIn(body.toString('utf8')) : null;
    if (!places) throw unreachable();
    this.kept.set(url, places);
    return places;
  }
}

const unreachable = () => new RuleViolation('place.unreachable', LOCATING_TEXT.unreachable, null, 'conflict');

function inWords(error: unknown): never {
  if (!(error instanceof OutgoingFailed)) throw error;
  throw unreachable();
}

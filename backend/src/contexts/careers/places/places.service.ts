import { Injectable } from '@nestjs/common';
import { type FoundPlace, JOB_LIMITS } from '../../../../contracts/job-writing.js';
import { LOCATING_TEXT, type MapServices } from '../../../../contracts/maps.js';
import { seenLength } from '../../../../contracts/one-line.js';
import type { Point } from '../../../../contracts/provinces.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { reverseUrl, searchUrl } from './geocoder.rules.js';
import { Geocoder } from './geocoder.service.js';
import { NamedMapServices } from './map-services.port.js';
import { provincesAt, provincesNamed } from './province-places.rules.js';

/** Finds places by words and names them by points; where no geocoder is named, the provinces alone. */
@Injectable()
export class Places {
  constructor(
    private readonly named: NamedMapServices,
    private readonly geocoder: Geocoder,
    private readonly limits: RateLimits,
  ) {}

  get services(): MapServices {
    return { tiles: this.named.tiles && { ...this.named.tiles }, finds_streets: this.named.geocoderUrl !== null };
  }

  async find(asked: string | Point, memberId: string): Promise<FoundPlace[]> {
    if (typeof asked === 'string' && seenLength(asked) < JOB_LIMITS.locate.min)
      throw new RuleViolation('place.needed', LOCATING_TEXT.needed, { text: LOCATING_TEXT.needed });
    await this.limits.countInMinute(`locate:${memberId}`, JOB_LIMITS.locatesAMinute, LOCATING_TEXT.tooMany);
    const { geocoderUrl } = this.named;
    if (geocoderUrl === null) return typeof asked === 'string' ? provincesNamed(asked) : provincesAt(asked);
    const url = typeof asked === 'string' ? searchUrl(geocoderUrl, asked.trim()) : reverseUrl(geocoderUrl, asked);
    return (await this.geocoder.ask(url)).map((place) => ({ ...place }));
  }
}

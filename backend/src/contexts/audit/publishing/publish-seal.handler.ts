import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { SealPlace } from '../../../platform/chain/seal-places.js';
import { SEAL_PLACES } from '../../../platform/tokens.js';
import { Seals } from '../chain/seals.service.js';
import type { PublishSeal } from './publishing.commands.js';

@Injectable()
export class PublishSealHandler implements ICommandHandler<PublishSeal> {
  constructor(
    private readonly seals: Seals,
    @Inject(SEAL_PLACES) private readonly places: readonly SealPlace[],
  ) {}

  async execute({ data: { size } }: PublishSeal): Promise<void> {
    if (this.places.length === 0) return;
    // Behind an accepted gap as many facts may have been sealed before.
    const seal = (await this.seals.all()).seals.findLast((kept) => kept.size === size);
    if (!seal) throw new Error(`there is no seal of ${size} facts`);
    const kept = await Promise.allSettled(this.places.map((place) => place.put(seal)));
    const missing = kept.flatMap((result, index) => (result.status === 'rejected' ? [`${this.places[index]?.name}: ${String(result.reason)}`] : []));
    if (missing.length > 0) throw new Error(`the seal was not kept everywhere (${missing.join('; ')})`);
  }
}

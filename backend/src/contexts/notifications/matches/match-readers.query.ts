import { Inject, Injectable } from '@nestjs/common';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { matchReadersView } from '../choices/choices.model.js';
import type { MatchReaders } from './match-readers.port.js';

@Injectable()
export class MatchReadersQuery implements MatchReaders {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  async after(memberId: string | null, limit: number): Promise<readonly string[]> {
    const filter = memberId === null ? {} : { _id: { $gt: memberId } };
    const found = await this.views.find(matchReadersView.name, filter, { sort: [['_id', 1]], limit });
    return found.map(({ _id }) => _id);
  }
}

import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import { PageSources } from '../page/page-sources.service.js';
import { ChangePage } from './editing.commands.js';
import { pageStream } from './editing.decider.js';

/** What waited for a second person is measured by the file of now: the operator may have put another one there since. */
@Injectable()
export class ChangePageHandler implements ICommandHandler<ChangePage> {
  constructor(
    private readonly store: EventStore,
    private readonly sources: PageSources,
  ) {}

  async execute({ data, origin }: ChangePage) {
    const { text: file } = await this.sources.file(data.slug);
    return this.store.decideOn(pageStream, data.slug, new ChangePage({ ...data, file, asked: data.file }, origin));
  }
}

import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { RemoveOrphans } from './remove-orphans.command.js';
import { Uploads } from './uploads.js';

@Injectable()
export class RemoveOrphansHandler implements ICommandHandler<RemoveOrphans> {
  constructor(private readonly uploads: Uploads) {}

  execute(): Promise<void> {
    return this.uploads.removeOrphans();
  }
}

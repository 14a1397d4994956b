import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { intent } from '../../kernel/command.js';
import { handledBy } from '../slices/bound-command.js';
import { contextOf } from '../slices/context.js';
import { FilesController } from './files.controller.js';
import { LockedFiles } from './locked-files.js';
import { RemoveOrphans } from './remove-orphans.command.js';
import { SharePictures } from './share-pictures.js';
import { SignedLinks } from './signed-links.js';
import { Uploads } from './uploads.js';

@Injectable()
class RemoveOrphansHandler implements ICommandHandler<RemoveOrphans> {
  constructor(private readonly uploads: Uploads) {}

  execute(): Promise<void> {
    return this.uploads.removeOrphans();
  }
}

const EVERY_MS = 15 * 60_000;

/** Any context may keep files. */
export const uploads = contextOf({
  name: 'uploads',
  slices: [
    {
      commands: [handledBy(RemoveOrphans, RemoveOrphansHandler, 'cleanup')],
      recurring: [{ name: 'remove-orphans', everyMs: EVERY_MS, intent: intent(RemoveOrphans, {}) }],
      controllers: [FilesController],
      providers: [Uploads, LockedFiles, SignedLinks, SharePictures],
    },
  ],
  exports: [Uploads, LockedFiles, SignedLinks, SharePictures],
  global: true,
});

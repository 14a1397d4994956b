import { Global, Module } from '@nestjs/common';
import { FilesController } from './files.controller.js';
import { RemoveOrphansHandler } from './remove-orphans.handler.js';
import { SignedLinks } from './signed-links.js';
import { Uploads } from './uploads.js';

/** Any context may keep files. */
@Global()
@Module({ controllers: [FilesController], providers: [Uploads, SignedLinks, RemoveOrphansHandler], exports: [Uploads, SignedLinks] })
export class UploadsModule {}
